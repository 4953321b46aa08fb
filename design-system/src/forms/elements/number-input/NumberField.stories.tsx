import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { placeOfText } from '#storybook/testing/layout/place-of-text.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import * as examples from './NumberField.examples.tsx';
import { numberFieldKeyboard } from './number-field.keyboard.ts';
import { numbersTaken } from './reading/number.takes.ts';

const meta = {
  component: NumberField,
  parameters: { takes: numbersTaken },
  args: { label: 'Bags', onChange: fn() },
  argTypes: { labelAction: { control: false }, suffix: { control: 'text' } },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-NUM-01'] };
export const Controlled: Story = { render: examples.Controlled, tags: ['W-NUM-02'] };
export const Decimals: Story = { render: examples.Decimals, tags: ['W-NUM-03'] };
export const Limits: Story = { render: examples.Limits, tags: ['W-NUM-04'] };
export const Sizes: Story = { render: examples.Sizes, tags: ['W-NUM-05'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-NUM-07'] };

export const Conforms: Story = conformance<NumberFieldProps>(
  NumberField,
  { label: 'Bags', defaultValue: 5, min: 0, max: 10, suffix: 'kg', errorMessage: 'At most 10.' },
  { keyboard: numberFieldKeyboard },
);

export const StepsByKeysAndButtonsUpToItsLimits: Story = {
  tags: ['KBD-05'],
  args: { defaultValue: 8, min: 0, max: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Bags' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Bags' }));

    await expect(input).toHaveValue('10');
    await expect(canvas.getByRole('button', { name: 'Increase Bags' })).toBeDisabled();
    input.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 0 });
  },
};

export const TakesCommaAndPointForDecimalsInEveryLanguage: Story = {
  args: { step: 0.1, suffix: 'GB' },
  globals: { language: 'pt-BR' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Bags' });
    for (const typed of ['2,5', '3.5']) {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
    }

    await expect(args.onChange).toHaveBeenCalledWith({ value: 2.5 });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 3.5 });
    await expect(input).toHaveValue('3,5');
  },
};

const reads = (rows: readonly (readonly [typed: string, number: number, written: string])[]): Story['play'] =>
  async function play({ args, canvas, userEvent }) {
    const input = canvas.getByRole('textbox', { name: 'Bags' });
    for (const [typed, number, written] of rows) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: number });
      await expect(input).toHaveValue(written);
    }
  };

export const ReadsSignsOfThousandsInPortuguese: Story = {
  globals: { language: 'pt-BR' },
  play: reads([
    ['1.500', 1500, '1.500'],
    ['1,501', 1.501, '1,501'],
    ['12.345', 12_345, '12.345'],
    ['1.234.567', 1_234_567, '1.234.567'],
    ['1,234.5', 1234.5, '1.234,5'],
    ['0.125', 0.125, '0,125'],
    ['-1.5', -1.5, '-1,5'],
  ]),
};

export const ReadsACommaAsTheDecimalSignInEveryLanguage: Story = {
  play: reads([
    ['8,165', 8.165, '8,165'],
    ['1,501', 1.501, '1,501'],
    ['1.234.567', 1_234_567, '1.234.567'],
    ['1,234.5', 1234.5, '1.234,5'],
    ['0.125', 0.125, '0,125'],
  ]),
};

export const AsksForANumberThatCanBeTwo: Story = {
  name: 'Asks for a number that can be two where decimals are written with a point, and takes neither',
  args: { defaultValue: 3 },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Bags' });
    const question = '8.165 could be 8165 or 8,165. Enter the one you mean.';
    await step('typed', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '8.165');
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription(question);
      await expect(input).toBeInvalid();
      await expect(input).toHaveValue('3');
    });
    await step('pasted', async () => {
      await userEvent.tripleClick(input);
      await userEvent.paste('8.165');
      await expect(input).toHaveAccessibleDescription(question);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('what it offers is one number', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '8165{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 8165 });
      await expect(input).toBeValid();
    });
  },
};

export const HasNoGroupsWhileItIsChanged: Story = {
  args: { defaultValue: 1500, format: { style: 'currency', currency: 'BRL' } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Bags' });
    await expect(input).toHaveValue('R$\u00A01.500,00');
    await userEvent.click(input);
    await expect(input).toHaveValue('R$\u00A01500,00');
    await userEvent.type(input, '0', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 15_000 });
    await expect(input).toHaveValue('R$\u00A015.000,00');
  },
};

export const ReadsPercent: Story = {
  args: { format: { style: 'percent', maximumFractionDigits: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Bags' });
    await expect(input).toHaveValue('');
    await userEvent.type(input, '12.5');
    await userEvent.keyboard('{Enter}');

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 0.125 });
    await expect(input).toHaveValue('12,5%');
  },
};

export const TakesWhatIsPastedOverAll: Story = {
  args: { defaultValue: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste('1.500,00');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1500 });
    await expect(canvas.getByRole('textbox')).toHaveValue('1.500');
  },
};

export const TellsWhatItCannotTakeAsItIsPasted: Story = {
  name: 'Tells what it cannot take as it is pasted (BR2-15)',
  args: { defaultValue: 10, min: 1, max: 50 },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox');
    const paste = async (text: string) => {
      await userEvent.tripleClick(input);
      await userEvent.paste(text);
    };
    await step('a currency is left out', async () => {
      await paste('R$ 12');
      await expect(input).toHaveValue('12');
    });
    await step('the browser undoes it', async () => {
      document.execCommand('undo');
      await expect(input).toHaveValue('10');
      await paste('R$ 12');
    });
    await step('words change nothing, and their error stays until something else is typed', async () => {
      await paste('a dozen');
      await userEvent.tab();
      await expect(input).toHaveValue('12');
      await expect(canvas.getByText('Enter a number.')).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 12 });
    });
    await step('a number beyond the limit shows an error', async () => {
      await paste('US$ 2.500,00');
      await userEvent.tab();
      await expect(input).toHaveValue('50');
      await expect(canvas.getByText('Changed to 50, the nearest allowed value.')).toBeVisible();
    });
    await step('until there is another one', async () => {
      await userEvent.tripleClick(input);
      await userEvent.keyboard('7{Enter}');
      await expect(canvas.queryByText('Changed to 50, the nearest allowed value.')).toBeNull();
    });
  },
};

export const SaysToWhichStepItChanged: Story = {
  name: 'Says to which step a number was changed, until the next edit',
  args: { step: 5, min: 0 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '13');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 15 });
    await expect(input).toHaveValue('15');
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('Changed to 15, the nearest allowed value.');
    await expect(
      canvas.getByText('Changed to 15, the nearest allowed value.').closest('[aria-live=polite]'),
    ).toBeVisible();

    await userEvent.type(input, '{Backspace}');
    await expect(input).not.toHaveAccessibleDescription();
  },
};

export const SaysToWhichDecimalItRounded: Story = {
  name: 'Says to which decimal a number was rounded, also after Enter',
  args: { format: { style: 'currency', currency: 'BRL' } },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '10.3468{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 10.35 });
    await expect(input).toHaveAccessibleDescription('Rounded to R$\u00A010,35.');

    await userEvent.click(canvas.getByRole('button', { name: 'Increase Bags' }));
    await expect(input).not.toHaveAccessibleDescription();
  },
};

export const SaysWhichKeyIsNoNumber: Story = {
  name: 'Says which key is no part of a number',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1e');
    await expect(canvas.getByText("Not added, because it doesn't fit: e.")).toBeVisible();
  },
};

export const AsksForTheKeyboardWithDecimals: Story = {
  name: 'Asks for the keyboard with decimals (BR2-15)',
  args: { format: { style: 'currency', currency: 'BRL' }, min: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
  },
};

export const ReportsNullWhenEmptied: Story = {
  args: { defaultValue: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith({ value: null });
  },
};

export const RefusesWhatIsNoNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1x2');

    await expect(canvas.getByRole('textbox')).toHaveValue('12');
  },
};

export const KeepsTheOrderOfItsUnit: Story = {
  args: { suffix: '°C' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const unit = canvas.getByText('°C');
    await expect(placeOfText(unit, 'C').left).toBeGreaterThan(placeOfText(unit, '°').left);
  },
};
