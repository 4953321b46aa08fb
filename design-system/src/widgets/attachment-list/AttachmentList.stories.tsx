import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as examples from './AttachmentList.examples.tsx';
import { AttachmentList } from './AttachmentList.tsx';

const meta = {
  component: AttachmentList,
  args: {
    'aria-label': 'Attachments',
    attachments: [
      { id: 'receipt', name: 'receipt.pdf' },
      { id: 'broken', name: 'suitcase.png', picture: 'data:image/png;base64,none' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof AttachmentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FilesOfAClaim: Story = {
  render: examples.FilesOfAClaim,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt.pdf' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Remove suitcase.png' })).toHaveFocus();
  },
};

export const ReadOnly: Story = {
  render: ({ attachments }) => <AttachmentList aria-label="Attachments" attachments={attachments} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
