import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { paymentCardKeyboard } from './payment-card.keyboard.ts';
import { PaymentCard } from './PaymentCard.tsx';

const meta = {
  component: PaymentCard,
  args: { title: 'Pay the amount', amount: 455.6, onPay: fn(async () => {}) },
} satisfies Meta<typeof PaymentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance(
  PaymentCard,
  {
    title: 'Pay the amount',
    amount: 455.6,
    onPay: async () => {},
  },
  { keyboard: paymentCardKeyboard },
);

export const KeepsTheFiguresWhenThePaymentDidNotGoThrough: Story = {
  args: { onPay: fn(() => Promise.reject(new Error('Refused'))) },
  play: async ({ args, canvas, userEvent }) => {
    const field = (name: RegExp) => canvas.getByRole('textbox', { name });
    await userEvent.type(field(/Card number/), '4111111111111111');
    await userEvent.type(field(/Expiry date/), '0999');
    await userEvent.type(field(/CVV/), '123');
    await userEvent.type(field(/Name on the card/), 'Lívia Prado{Enter}');

    await expect(await canvas.findByText(/Payment failed/)).toBeVisible();
    await expect(field(/Card number/)).toHaveValue('4111 1111 1111 1111');
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onPay).toHaveBeenCalledWith({
      amount: 455.6,
      number: '4111111111111111',
      expiry: '0999',
      cvv: '123',
      name: 'Lívia Prado',
    });
  },
};
