import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { paymentCardKeyboard } from '../../cards/payment-card/payment-card.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './CardForm.examples.tsx';
import { CardForm } from './CardForm.tsx';

const meta = { component: CardForm, args: { hasSave: true, onSubmit: fn() } } satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NewCard: Story = { render: examples.NewCard };
export const RenewedCard: Story = { render: examples.RenewedCard };
export const EveryBrand: Story = { render: examples.EveryBrand };

export const Conforms: Story = conformance(
  CardForm,
  { edited: { name: 'Ana', expiry: '0928' }, onSubmit: fn() },
  { keyboard: paymentCardKeyboard },
);

export const TheBrandShowsAndMistakesAreFoundBeforeSending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: /Card number/ });
    await userEvent.type(number, '37');
    await expect(canvas.getByRole('img', { name: 'American Express' })).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, '4242424242424241');
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription(expect.stringContaining('Enter a valid card number.'));
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(number);
    await userEvent.type(number, '4242424242424242');
    await userEvent.type(canvas.getByRole('textbox', { name: /Name on the card/ }), 'Ana Lima');
    await userEvent.type(canvas.getByRole('textbox', { name: /Expiry date/ }), '1299');
    await userEvent.type(canvas.getByRole('textbox', { name: /CVV/ }), '123');
    await userEvent.click(canvas.getByRole('switch', { name: 'Save this card for later payments' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      number: '4242424242424242',
      name: 'Ana Lima',
      expiry: '1299',
      cvv: '123',
      isSaved: false,
    });
  },
};

export const AMistakeShowsWhenItsFieldIsLeft: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const leave = async (name: RegExp, typed: string) => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      return field;
    };
    await step('a check digit that does not fit', async () => {
      const number = await leave(/Card number/, '4242424242424241');
      await expect(number).toHaveAccessibleDescription(expect.stringContaining('Enter a valid card number.'));
    });
    await step('a month that does not exist, with all its digits', async () => {
      const expiry = await leave(/Expiry date/, '13/29');
      await expect(expiry).toHaveValue('13/29');
      await expect(expiry).toHaveAccessibleDescription(expect.stringContaining('Enter a month from 01 to 12.'));
    });
    await step('a month that has passed', async () => {
      const expiry = await leave(/Expiry date/, '01/20');
      await expect(expiry).toHaveAccessibleDescription(expect.stringContaining('This card has expired.'));
    });
    await step('until it is right', async () => {
      await expect(await leave(/Expiry date/, '12/99')).toBeValid();
      await expect(await leave(/Card number/, '4242424242424242')).toBeValid();
    });
  },
};
