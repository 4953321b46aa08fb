import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { tagFieldKeyboard } from '../../../conformance/field.keyboard.ts';
import { drop } from './field/dropped.testing.ts';
import { TagInput, type TagInputProps } from './tags/TagInput.tsx';
import * as examples from './TagInput.examples.tsx';

const meta = {
  component: TagInput,
  args: { label: 'Labels', onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Labels: Story = { render: examples.Labels };
export const EmptyTags: Story = { render: examples.EmptyTags };

export const Conforms: Story = conformance<TagInputProps>(
  TagInput,
  { label: 'Labels', errorMessage: 'Too few.' },
  { keyboard: tagFieldKeyboard },
);

export const MakesTagsByEnterCommaPasteAndLeaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Labels' });
    await userEvent.type(input, 'Family{Enter}Cruise,');
    await userEvent.paste('Ski; Sun');
    await userEvent.type(input, 'Late');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['Family', 'Cruise', 'Ski', 'Sun', 'Late'] });
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

export const KeepsOneTagOfWordsThatAreTheSame: Story = {
  args: { defaultValue: ['São Paulo'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'sa\u0303o paulo{Enter}');

    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('There already: São Paulo.');
    await expect(canvas.getByText('There already: São Paulo.', { selector: '[aria-hidden]' })).toBeVisible();
  },
};

export const KeepsWordsThatDifferByTheirAccents: Story = {
  name: 'Keeps words that differ by their accents (BR2-17)',
  args: { defaultValue: ['avó', 'radio'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'avô{Enter}rádio{Enter}');

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['avó', 'radio', 'avô', 'rádio'] });
  },
};

export const JoinsAPastedListToWhatIsTyped: Story = {
  name: 'Joins a pasted list to what is typed (BR2-18)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'foo');
    await userEvent.paste('a,b\n\tc;; foo');

    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['fooa', 'b', 'c', 'foo'] });
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const TakesADroppedListBesideWhatIsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'foo');
    await expect(await drop(input, 'a, b')).toBe(false);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['foo', 'a', 'b'] });
    await expect(await drop(canvas.getByRole('row', { name: 'a' }), 'c')).toBe(false);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['foo', 'a', 'b', 'c'] });
  },
};

export const TakesTheLastTagByBackspace: Story = {
  args: { defaultValue: ['Family', 'Cruise'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Labels'));
    await userEvent.keyboard('{Backspace}');

    await expect(args.onChange).toHaveBeenCalledWith({ value: ['Family'] });
    await expect(canvas.getByRole('status')).toHaveTextContent('Cruise removed');
  },
};
