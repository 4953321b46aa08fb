import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { linesKeyboard } from '../../../conformance/field.keyboard.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';
import * as examples from './TextArea.examples.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Note', onChange: fn() },
  argTypes: { labelAction: { control: false } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Basic: Story = { render: examples.Basic, tags: ['W-TXA-01'] };
export const FloatingLabel: Story = { render: examples.FloatingLabel, tags: ['W-TXA-02'] };
export const WithCounter: Story = { render: examples.WithCounter, tags: ['W-TXA-03'] };
export const NotToBeChanged: Story = { render: examples.NotToBeChanged };

export const Conforms: Story = conformance<TextAreaProps>(
  TextArea,
  {
    label: 'Note',
    characterLimit: 20,
    errorMessage: 'Too long.',
  },
  { keyboard: linesKeyboard },
);

export const ShowsItsFloatingLabelOnTheFirstLineWhileEmpty: Story = {
  args: { labelPlacement: 'floating', rows: 6 },
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Note' });
    const label = canvas.getByText('Note');
    const topWhileEmpty = label.getBoundingClientRect().top;
    await expect(topWhileEmpty - area.getBoundingClientRect().top).toBeLessThan(24);

    await userEvent.type(area, 'Lisbon');
    area.blur();

    await expect(label.getBoundingClientRect().top).toBeLessThan(topWhileEmpty);
  },
};

export const CountsAndLetsMoreBeTyped: Story = {
  args: { characterLimit: 5 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(area, 'Lisbon');

    await expect(area).toHaveValue('Lisbon');
    await expect(area).toHaveAccessibleDescription('6 of 5 characters');
    await userEvent.paste('👨‍👩‍👧‍👦🇧🇷');
    await expect(area).toHaveAccessibleDescription('8 of 5 characters');
  },
};

export const BreaksTheLineWithEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Lisbon{Enter}Porto');

    await expect(canvas.getByRole('textbox')).toHaveValue('Lisbon\nPorto');
  },
};

export const GrowsWithItsText: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');

    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
};
