import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { fileUploaderKeyboard } from '../../forms/elements/file-uploader/file-uploader.keyboard.ts';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import * as examples from './CoverField.examples.tsx';
import { CoverField, type CoverFieldProps } from './CoverField.tsx';

const meta = {
  component: CoverField,
  args: { label: 'Cover image', accept: ['image/png'], image: null, onTake: fn(), onRemove: fn() },
} satisfies Meta<typeof CoverField>;

export default meta;
type Story = StoryObj<typeof meta>;

function fileInput(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file.');
  return input;
}

export const Playground: Story = {};

export const WithAPicture: Story = {
  render: examples.WithAPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(canvas.getByText('browse')).toHaveFocus());
  },
};

export const Refused: Story = {
  render: examples.Refused,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('browse')).toHaveAccessibleDescription(/This file isn't an image/);
  },
};

export const TakesTheFileThatIsChosen: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const file = new File(['picture'], 'lisbon.png', { type: 'image/png' });
    await userEvent.upload(fileInput(canvasElement), file);
    await expect(args.onTake).toHaveBeenCalledWith({ file });
  },
};

export const TellsThatThePictureShouldGo: Story = {
  args: { image: eveningImage },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Current image' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText('browse')).toHaveFocus();
  },
};

export const TakesTheLastOfSeveralFiles: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const first = new File(['picture'], 'lisbon.png', { type: 'image/png' });
    const last = new File(['picture'], 'rio.png', { type: 'image/png' });
    const files = new DataTransfer();
    for (const file of [first, last]) files.items.add(file);
    await fireEvent.change(fileInput(canvasElement), { target: { files: files.files } });
    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(args.onTake).toHaveBeenCalledWith({ file: last });
    await expect(canvas.getByText('browse')).toHaveAccessibleDescription(
      /lisbon\.png wasn't added: there is room for one/,
    );
  },
};

export const Busy: Story = {
  args: { image: eveningImage, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Cover image' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status', { name: 'Reading image…' })).toBeVisible();
  },
};

export const Conforms: Story = conformance<CoverFieldProps>(
  CoverField,
  {
    label: 'Cover image',
    description: 'PNG or JPEG.',
    errorMessage: "This file isn't an image.",
    accept: ['image/png'],
    image: null,
    onTake: fn(),
    onRemove: fn(),
  },
  { keyboard: fileUploaderKeyboard },
);
