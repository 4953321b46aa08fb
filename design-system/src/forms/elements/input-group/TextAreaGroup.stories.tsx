import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { linesKeyboard } from '../../../conformance/field.keyboard.ts';
import { TextAreaGroup, type TextAreaGroupProps } from './TextAreaGroup.tsx';

const meta = {
  component: TextAreaGroup,
  args: { label: 'Note', prefix: 'To the insurer' },
  argTypes: {
    prefix: { control: 'text' },
    suffix: { control: 'text' },
    before: { control: false },
    after: { control: false },
    labelAction: { control: false },
  },
} satisfies Meta<typeof TextAreaGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = conformance<TextAreaGroupProps>(
  TextAreaGroup,
  {
    label: 'Note',
    prefix: 'To the insurer',
    errorMessage: 'Say what happened.',
  },
  { keyboard: linesKeyboard },
);

export const IsDescribedByItsWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription('To the insurer');
  },
};
