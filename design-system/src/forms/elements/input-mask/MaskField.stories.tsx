import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../../conformance/field.keyboard.ts';
import { MaskField, type MaskFieldProps } from './MaskField.tsx';
import * as examples from './MaskField.examples.tsx';
import { expiryMask } from './masks/card-masks.ts';
import { patternMask } from './masks/pattern-mask.ts';
import { phonesTaken } from './masks/phone.takes.ts';

const mask = patternMask('000.000.000-00');

const meta = {
  component: MaskField,
  parameters: { takes: phonesTaken },
  args: { label: 'CPF', description: 'Eleven digits.', mask, onChange: fn() },
  argTypes: { mask: { control: false }, labelAction: { control: false } },
} satisfies Meta<typeof MaskField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story types and sees what the field makes of it. */
const writes = (typed: string, shown: string): Pick<Story, 'play'> => ({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await expect(input).toHaveValue(shown);
  },
});

export const Playground: Story = {};
export const AmericanPhone: Story = {
  render: examples.AmericanPhone,
  tags: ['W-MSK-02'],
  ...writes('3055550148', '(305) 555-0148'),
};
export const DateWithDashes: Story = {
  render: examples.DateWithDashes,
  tags: ['W-MSK-03'],
  ...writes('20261121', '2026-11-21'),
};
export const TimeWithSeconds: Story = {
  render: examples.TimeWithSeconds,
  tags: ['W-MSK-04'],
  ...writes('160509', '16:05:09'),
};

/** The story types what cannot be, sees all of it, and is told when it leaves the field. */
const tells = (typed: string, shown: string, message: string): Pick<Story, 'play'> => ({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await expect(input).toHaveValue(shown);
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue(shown);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(message));

    await userEvent.type(input, '{Backspace}');
    await expect(input).toBeValid();
  },
});

export const TellsAMonthThatDoesNotExist: Story = {
  args: { label: 'Expiry date', description: 'Month and year.', mask: expiryMask() },
  ...tells('13/29', '13/29', 'Enter a month from 01 to 12.'),
};
export const TellsThatACardHasExpired: Story = {
  args: { label: 'Expiry date', description: 'Month and year.', mask: expiryMask() },
  ...tells('0120', '01/20', 'This card has expired. Use another one.'),
};
export const TellsACheckDigitThatDoesNotFit: Story = {
  render: examples.CreditCard,
  ...tells('4111111111111112', '4111 1111 1111 1112', 'Enter a valid card number.'),
};
export const TellsADayThatDoesNotExist: Story = {
  render: examples.DateWithDashes,
  ...tells('20261131', '2026-11-31', 'Enter a day that this month has.'),
};
export const TellsAnHourThatDoesNotExist: Story = {
  render: examples.TimeWithSeconds,
  ...tells('2561', '25:61', 'Enter an hour from 00 to 23.'),
};
export const TellsAMinusThatCannotBe: Story = {
  render: examples.Thousands,
  ...tells('-500', '-500', 'Not below zero.'),
};
export const Thousands: Story = {
  render: examples.Thousands,
  tags: ['W-MSK-05'],
  ...writes('1234567.8', '1,234,567.8'),
};
export const CapitalsInBlocks: Story = {
  render: examples.CapitalsInBlocks,
  tags: ['W-MSK-06'],
  ...writes('emlx2041gr', 'EMLX 204 1GR'),
};
export const DotsBetween: Story = {
  render: examples.DotsBetween,
  tags: ['W-MSK-07'],
  ...writes('204177305', '204·177·305'),
};
export const PointsAndDash: Story = {
  render: examples.PointsAndDash,
  tags: ['W-MSK-08'],
  ...writes('52998224725', '529.982.247-25'),
};
export const BrazilianFormats: Story = { render: examples.BrazilianFormats };

export const Conforms: Story = conformance<MaskFieldProps>(
  MaskField,
  {
    label: 'CPF',
    description: 'Eleven digits.',
    mask,
  },
  { keyboard: fieldKeyboard },
);

export const CreditCard: Story = {
  render: examples.CreditCard,
  tags: ['W-MSK-01'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Card number' });
    await expect(input).toHaveAccessibleDescription('As embossed on the card, such as 4111 1111 1111 1111.');

    await userEvent.type(input, '4111111111111111');
    await expect(input).toHaveValue('4111 1111 1111 1111');
    await userEvent.clear(input);
    await userEvent.type(input, '378282246310005');
    await expect(input).toHaveValue('3782 822463 10005');
  },
};

export const PhilippinePhone: Story = {
  render: examples.PhilippinePhone,
  tags: ['W-MSK-09'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone in the Philippines' });
    await expect(input).toHaveAccessibleDescription('+63 Ten digits, such as 917 555 0148.');
    await userEvent.click(input);
    await userEvent.paste('+63 917-555-0148');

    await expect(input).toHaveValue('917 555 0148');
  },
};

export const KeepsPrefixAndNumberTogether: Story = {
  args: { prefix: '+1', defaultValue: '305' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const prefix = canvas.getByText('+1').getBoundingClientRect();
    const input = canvas.getByRole('textbox').getBoundingClientRect();

    await expect(prefix.right).toBeLessThanOrEqual(input.left);
  },
};

export const SaysWhatOfAPasteFindsNoPlace: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('529.982.247-2599');
    await expect(input).toHaveValue('529.982.247-25');
    await expect(input).toHaveAccessibleDescription(/Not added, because it doesn't fit: 99\./);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      value: '52998224725',
      text: '529.982.247-25',
      leftOut: '99',
    });
    await userEvent.keyboard('1');
    await expect(input).toHaveAccessibleDescription(/Not added, because it doesn't fit: 99\./);

    await userEvent.keyboard('{Backspace}');
    await expect(input).toBeValid();
  },
};

export const SaysThatAKeyFindsNoPlace: Story = {
  name: 'Says that a key finds no place, and pushes no other digit out',
  args: { defaultValue: '52998224725' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '7', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(input).toHaveValue('529.982.247-25');
    await expect(input.selectionStart).toBe(0);
    await expect(input).toBeValid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription("Eleven digits. Not added, because it doesn't fit: 7.");

    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveAccessibleDescription('Eleven digits.');
  },
};

export const KeepsTheCaretWhereThePersonEdits: Story = {
  args: { defaultValue: '52998224725' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');

    await step('typing in the middle', async () => {
      await userEvent.type(input, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
      await expect(input).toHaveValue('529.922.472-5');
      await expect(input.selectionStart).toBe(5);
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '5299224725', text: '529.922.472-5' });
    });
    await step('deleting over a point, back and forth', async () => {
      input.setSelectionRange(4, 4);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('529.922.472-5');
      await expect(input.selectionStart).toBe(3);
      await userEvent.keyboard('{Delete}');
      await expect(input.selectionStart).toBe(4);
      await userEvent.keyboard('{Delete}');
      await expect(input).toHaveValue('529.224.725');
    });
    await step('undoing edit by edit, and repeating one', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(input).toHaveValue('529.922.472-5');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(input).toHaveValue('529.982.247-25');
      await userEvent.keyboard('{Control>}z{Shift>}z{/Shift}{/Control}');
      await expect(input).toHaveValue('529.922.472-5');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: '5299224725', text: '529.922.472-5' });
    });
  },
};

export const LeavesAnInputMethodAloneUntilItIsDone: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    input.focus();
    await fireEvent.compositionStart(input);
    setValue?.call(input, '5２9');
    await fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true, data: '5２9' }));
    await expect(input).toHaveValue('5２9');
    await expect(args.onChange).not.toHaveBeenCalled();

    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('529');
    await expect(args.onChange).toHaveBeenCalledWith({ value: '529', text: '529' });
  },
};
