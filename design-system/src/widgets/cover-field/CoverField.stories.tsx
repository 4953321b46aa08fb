import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { eveningPicture } from '../kanban-board/kanban.samples.ts';
import * as examples from './CoverField.examples.tsx';
import { CoverField } from './CoverField.tsx';

const meta = {
  component: CoverField,
  args: { label: 'Cover picture', accept: ['image/png'], picture: null, onTake: fn(), onRemove: fn() },
} satisfies Meta<typeof CoverField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]');

export const Playground: Story = {};

export const WithAPicture: Story = {
  render: examples.WithAPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(canvas.getByText('browse')).toHaveFocus());
  },
};

export const Refused: Story = {
  render: examples.Refused,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('browse')).toHaveAccessibleDescription(/This file is no picture/);
  },
};

export const TakesTheFileThatIsChosen: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const file = new File(['picture'], 'lisbon.png', { type: 'image/png' });
    const input = fileInput(canvasElement);
    if (input) await userEvent.upload(input, file);
    await expect(args.onTake).toHaveBeenCalledWith({ file });
  },
};

export const Busy: Story = { args: { picture: eveningPicture, isBusy: true } };
