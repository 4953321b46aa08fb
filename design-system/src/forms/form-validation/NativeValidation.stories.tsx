import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { Form } from '../layout/form-layout/Form.tsx';
import * as examples from './NativeValidation.examples.tsx';
import { fill, submit } from './form.testing.ts';

const meta = {
  component: Form,
  decorators: [withToaster],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Native: Story = {
  render: examples.Native,
  tags: ['W-VAN-01'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('every field says its own', async () => {
      await submit(context);
      await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus());
      await expect(canvas.getByRole('alert')).toHaveTextContent('Fields to correct: 9');
      await expect(canvas.getByText('Choose at least one hobby: some need extra cover.')).toBeVisible();
    });
    await step('a message goes when its field is right, and no sooner', async () => {
      await fill(context, { Name: 'Lúcia', Email: 'lucia', Password: '123456' });
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Fields to correct: 7'));
      await expect(canvas.getByLabelText(/^Email/)).toBeInvalid();
      await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'Portugal');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Fields to correct: 4'));
    });
    await step('focus goes to the first that is still wrong', async () => {
      await submit(context);
      await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus());
    });
  },
};
