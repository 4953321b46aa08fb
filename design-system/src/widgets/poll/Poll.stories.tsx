import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { radioGroupKeyboard } from '../../forms/elements/radio/radio-group.keyboard.ts';
import * as examples from './Poll.examples.tsx';
import { Poll, type PollProps } from './Poll.tsx';

const args: PollProps = {
  question: 'Which seat?',
  choices: [
    { id: 1, label: 'Window', votes: 82, voters: [{ name: 'Amara Okafor' }] },
    { id: 2, label: 'Aisle', votes: 67, voters: [{ name: 'Yuki Tanaka' }] },
  ],
  chosen: null,
  onVote: fn(),
};

const meta = { component: Poll, args } satisfies Meta<typeof Poll>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Closed: Story = {
  render: examples.Closed,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Closed on .*31.*2026/)).toBeVisible();
    await expect(canvas.getByText('55%')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'A window seat' })).toBeChecked();
    for (const option of canvas.getAllByRole('radio')) await expect(option).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Take vote back' })).toBeNull();
  },
};

export const Conforms: Story = conformance<PollProps>(Poll, { ...args, chosen: 1 }, { keyboard: radioGroupKeyboard });

export const ShowsAResultOf100PerCentOnceAVoteIsGiven: Story = {
  render: examples.OneVoteForEverybody,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'A window seat' }));
    await expect(canvas.getByText('55%')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'A seat near the exit' })).toHaveAccessibleDescription('45%');
    await expect(canvas.getByText('150 votes')).toBeVisible();

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A seat near the exit' })).toBeChecked();
    await expect(canvas.getByText('150 votes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take vote back' }));
    await expect(canvas.getByText('149 votes')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};
