import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
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

export const Conforms: Story = conformance<OneTimeCodeFieldProps>(OneTimeCodeField, {
  label: 'Code',
  description: 'Six digits.',
});

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
