import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import * as examples from './Purchases.examples.tsx';

const meta = { decorators: [withToaster] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  render: examples.Payment,
  tags: ['W-CAD-08'],
  play: async ({ canvas, step, userEvent }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    const pay = canvas.getByRole('button', { name: 'Make Payment' });

    await step('says what is missing, and goes there', async () => {
      await userEvent.click(pay);
      await expect(canvas.getAllByText('This field is required.')).toHaveLength(4);
      await waitFor(() => expect(field(/Card number/)).toHaveFocus());
    });
    await step('groups the figures, and leaves letters out', async () => {
      await userEvent.type(field(/Card number/), '4111x111111111112');
      await userEvent.type(field(/Expiry date/), '0999');
      await userEvent.type(field(/CVV/), '12a3');
      await userEvent.type(field(/Name on the card/), 'Lívia Prado');
      await expect(field(/Card number/)).toHaveValue('4111 1111 1111 1112');
      await expect(field(/Expiry date/)).toHaveValue('09/99');
      await expect(field(/CVV/)).toHaveValue('123');
    });
    await step('finds a slip of the finger', async () => {
      await userEvent.click(pay);
      await expect(canvas.getByText(/Enter a valid card number/)).toBeVisible();
    });
    await step('says when the money has gone, and keeps no figures', async () => {
      await userEvent.type(field(/Card number/), '{Backspace}1');
      await userEvent.click(pay);
      await expect(pay).toHaveAttribute('aria-busy', 'true');
      await expect(await canvas.findByText(/^R\$\s455,60 paid$/)).toBeVisible();
      await expect(field(/Card number/)).toHaveValue('');
      await expect(pay).toHaveFocus();
    });
  },
};

export const PlanWithOptions: Story = {
  render: examples.PlanWithOptions,
  tags: ['W-CAD-11'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^R\$\s1\.274,00$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Medical help by video' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Luggage on all flights' }));
    await expect(canvas.getByText(/^R\$\s1\.234,00$/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Purchase' }));
    await waitFor(() => expect(canvas.getByText(/The plan is yours for R\$\s1\.234,00\./)).toBeVisible());
  },
};
