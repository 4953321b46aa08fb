import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import * as examples from './AttachmentList.examples.tsx';
import { AttachmentList } from './AttachmentList.tsx';

const args = {
  'aria-label': 'Attachments',
  attachments: [
    { id: 'receipt', name: 'receipt.pdf' },
    { id: 'broken', name: 'suitcase.png', image: 'data:image/png;base64,none' },
  ],
  onRemove: fn(),
};

const meta = {
  component: AttachmentList,
  args,
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

export const Conforms: Story = conformance(AttachmentList, args, { keyboard: buttonKeyboard });

export const TellsWhichOneShouldGo: Story = {
  play: async ({ args: { onRemove }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove suitcase.png' }));
    await expect(onRemove).toHaveBeenCalledWith({ id: 'broken' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const ShowsASignInPlaceOfABrokenPicture: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
