import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { JournalUndo } from './JournalUndo.tsx';
import { saved } from './undo.testing.ts';

const sentence = '“Design review” updated';

/** One change without the list around it, so that its undo can be shown in each state. */
const meta = {
  component: JournalUndo,
  parameters: { layout: 'padded' },
  args: {
    change: { one: saved, sentence, feature: { id: 'kanban', title: 'Kanban' } },
    isUnsent: false,
    announce: fn(),
    findRow: () => null,
    children: <span>{sentence}</span>,
  },
} satisfies Meta<typeof JournalUndo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ASavedChangeCanBeUndone: Story = {
  name: 'A saved change can be undone',
  play: async () => {
    await expect(await screen.findByRole('button', { name: `Undo: ${sentence}` })).toBeVisible();
  },
};
