import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../../conformance/field.keyboard.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
import { Money as MoneyExample } from './MoneyField.examples.tsx';
import { numbersTaken } from './reading/number.takes.ts';

const meta = {
  component: MoneyField,
  parameters: { takes: numbersTaken },
  args: { label: 'Price', currency: 'BRL', onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Money: Story = { render: MoneyExample, tags: ['W-NUM-06'] };

export const Conforms: Story = conformance<MoneyFieldProps>(
  MoneyField,
  {
    label: 'Price',
    currency: 'BRL',
    defaultValue: 1234.5,
    errorMessage: 'Enter what the traveller pays.',
  },
  { keyboard: fieldKeyboard },
);

export const ReadsACommaAsBrazilWritesIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(input, '1.234,5');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1234.5 });
    await userEvent.tab();

    await expect(input).toHaveValue('1.234,50');
    await expect(input).toHaveAccessibleDescription('R$');
  },
};

export const ReadsAPointAndShowsTheComma: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12.90');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 12.9 });
    await expect(canvas.getByRole('textbox')).toHaveValue('12,90');
  },
};

export const KeepsWhatIsNoAmountAsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12 or 13');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
    await expect(canvas.getByRole('textbox')).toHaveValue('12 or 13');
  },
};

export const SaysWhenItRounded: Story = {
  name: 'Says to which amount it rounded, until the next edit',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0,346');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 0.35 });
    await expect(input).toHaveValue('0,35');
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('R$ Rounded to R$\u00A00,35.');
    await expect(canvas.getByText('Rounded to R$ 0,35.').closest('[aria-live=polite]')).toBeVisible();

    await userEvent.type(input, '{Backspace}');
    await expect(input).toHaveAccessibleDescription('R$');
    await userEvent.type(input, '600{Enter}');
    await expect(input).toHaveValue('0,36');
    await expect(input).toHaveAccessibleDescription('R$');
  },
};

export const ReadsACommaBeforeThreeDigitsAsTheDecimalSign: Story = {
  globals: { language: 'pt-BR' },
  args: { label: 'Preço' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Preço' });
    for (const [typed, amount, written] of [
      ['8,165', 8.17, '8,17'],
      ['2,135', 2.14, '2,14'],
      ['8,575', 8.58, '8,58'],
      ['10,075', 10.08, '10,08'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: amount });
      await expect(input).toHaveValue(written);
      await expect(input).toHaveAccessibleDescription(`R$ Arredondado para R$\u00A0${written}.`);
    }
  },
};

export const AsksForAnAmountThatCanBeTwo: Story = {
  name: 'Asks for an amount that can be two where decimals are written with a point',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '8.165');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
    await expect(input).toHaveValue('8.165');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('R$ 8.165 could be 8165,00 or 8,165. Enter the one you mean.');

    await userEvent.clear(input);
    await userEvent.type(input, '8165,00');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 8165 });
    await expect(input).toBeValid();
  },
};

export const ShowsWhatItsOwnerSets: Story = {
  render: function Owner(args) {
    const [price, setPrice] = useState<number | null>(10);
    return (
      <>
        <MoneyField {...args} value={price} onChange={({ value }) => setPrice(value)} />
        <Button onClick={() => setPrice(99.9)}>Suggest</Button>
        <Button onClick={() => setPrice(null)}>Reset</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('10,00');
    await userEvent.clear(input);
    await userEvent.type(input, '7,5');
    await expect(input).toHaveValue('7,5');

    await userEvent.click(canvas.getByRole('button', { name: 'Suggest' }));
    await expect(input).toHaveValue('99,90');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('');
  },
};
