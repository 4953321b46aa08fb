import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { texts } from '../../components/toasts/toaster/toaster.testing.ts';
import { Form } from '../layout/form-layout/Form.tsx';
import * as examples from './FormValidation.examples.tsx';
import { fill, submit } from './form.testing.ts';

const meta = {
  component: Form,
  decorators: [withToaster],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  render: examples.Basic,
  tags: ['W-VAL-01'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await submit(context);
    const first = canvas.getByLabelText(/^First name/);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription('This field is required.');
    await fill(context, { 'First name': 'Lúcia', 'Last name': 'Prado', Email: 'lucia@example.com' });
    await submit(context);
    const said = 'First name: Lúcia, last name: Prado, email: lucia@example.com';
    await waitFor(() => expect(texts(canvas)).toEqual([said]));

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(first).toHaveValue('');
    await expect(first).toHaveAttribute('aria-invalid', 'false');
  },
};

export const WithControllers: Story = {
  render: examples.WithControllers,
  tags: ['W-VAL-02'],
  play: async (context) => {
    const { canvas } = context;
    await submit(context);

    await waitFor(() => expect(canvas.getByLabelText(/^Plan/)).toHaveFocus());
    for (const message of ['Choose a plan.', 'Enter the day of departure.', 'Enter a phone number.'])
      await expect(canvas.getByText(message)).toBeVisible();
    await fill(context, { Phone: '1198' });
    await expect(canvas.getByLabelText(/^Phone/)).toHaveAccessibleDescription(/Enter all eleven digits\./);
  },
};

export const Schema: Story = {
  render: examples.Schema,
  tags: ['W-VAL-03'],
  play: async (context) => {
    const { canvas } = context;
    const describedBy = (name: RegExp, text: string) =>
      waitFor(() => expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(text));
    await fill(context, { 'First name': 'Lú', Email: 'lucia', Password: '12345' });
    await describedBy(/^First name/, 'Use at least 3 characters.');
    await describedBy(/^Email/, 'Enter a valid email address, such as name@example.com.');
    await describedBy(/^Password/, 'Use at least 6 characters.');
    await fill(context, { 'First name': 'cia', 'Last name': 'Prado', Email: '@example.com', Password: '6' });

    await describedBy(/^Password/, '');
    await submit(context);
    await waitFor(() => expect(texts(canvas)).toEqual(['The account is open.']));
  },
};

export const AsyncSubmit: Story = {
  render: examples.AsyncSubmit,
  tags: ['W-VAL-04'],
  play: async (context) => {
    const { canvas } = context;
    await fill(context, {
      'First name': 'Lúcia',
      'Last name': 'Prado',
      Email: 'l@example.com',
      'Policy number': '204',
    });
    await submit(context);

    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(texts(canvas)).toEqual(['The claim on policy 204 has been submitted.']));
    await expect(canvas.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy');
  },
};
