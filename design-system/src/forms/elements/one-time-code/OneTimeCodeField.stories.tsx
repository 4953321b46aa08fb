import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { fieldKeyboard } from '../../../conformance/field.keyboard.ts';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';
import * as examples from './OneTimeCodeField.examples.tsx';

const meta = {
  component: OneTimeCodeField,
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LengthsAndStates: Story = { render: examples.LengthsAndStates };

export const Conforms: Story = conformance<OneTimeCodeFieldProps>(
  OneTimeCodeField,
  {
    label: 'Code',
    description: 'Six digits.',
  },
  { keyboard: fieldKeyboard },
);

export const CodeFromAMessage: Story = {
  render: examples.CodeFromAMessage,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the message' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');

    await step('says when a complete code is wrong', async () => {
      await userEvent.type(input, '111111');
      await expect(await canvas.findByText('This is not the code we sent. Check the latest message.')).toBeVisible();
    });
    await step('takes a code from a whole message', async () => {
      await userEvent.clear(input);
      await userEvent.paste('Your code: 204 177.');
      await expect(input).toHaveValue('204177');
      await expect(await canvas.findByText('The phone is confirmed.')).toBeVisible();
    });
  },
};

export const TellsWhenItIsComplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '20417');
    await expect(args.onComplete).not.toHaveBeenCalled();

    await userEvent.keyboard('7');
    await expect(args.onComplete).toHaveBeenCalledWith({ value: '204177' });
  },
};

export const TakesTheCodeOutOfWhatIsPasted: Story = {
  name: 'Takes the code out of what is pasted, whatever stands around it',
  args: { defaultValue: '99' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    for (const [index, text] of [
      '123 456',
      '123-456',
      'Your code is 123456',
      'Code: 123–456. It is valid for 10 minutes.',
    ].entries()) {
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('123456');
      await expect(args.onComplete).toHaveBeenCalledTimes(index + 1);
      await userEvent.type(input, '{Backspace}');
    }
  },
};

export const SaysThatAPasteIsTooLong: Story = {
  name: 'Keeps what was there when too many digits are pasted, and says so',
  args: { defaultValue: '204' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    for (const [text, message] of [
      ['12345678', 'The code has 6 digits. The pasted text has 8.'],
      ['no digit', 'The code has 6 digits. The pasted text has none.'],
      ['12345', 'The code has 6 digits. With the pasted text there would be 8.'],
    ] as const) {
      await userEvent.paste(text);
      await expect(input).toHaveValue('204');
      await expect(input).toHaveAccessibleDescription(message);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText(/there would be 8/).closest('[aria-live]')).toBeVisible();

    await userEvent.type(input, '177');
    await expect(input).toHaveValue('204177');
    await expect(input).not.toHaveAccessibleDescription();
  },
};

export const PutsADigitInThePlaceOfTheOneAtTheCaret: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    await userEvent.paste('123456');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');
    await expect(input).toHaveValue('123496');
    await expect(input.selectionStart).toBe(5);
    await userEvent.keyboard('0');

    await expect(input).toHaveValue('123490');
    await expect(args.onComplete).toHaveBeenLastCalledWith({ value: '123490' });
  },
};

export const MakesRoomForADigitThatWasLeftOut: Story = {
  args: { defaultValue: '12346' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '5', { initialSelectionStart: 4, initialSelectionEnd: 4 });

    await expect(input).toHaveValue('123456');
  },
};

export const StaysLeftToRight: Story = {
  name: 'Keeps its first digit on the left in a page from right to left, and takes Arabic digits (XL-01, XL-02)',
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '١٢٣٤');
    await expect(input).toHaveValue('1234');
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await expect(input).toHaveValue('124');
    await expect(input.selectionStart).toBe(2);
  },
};
