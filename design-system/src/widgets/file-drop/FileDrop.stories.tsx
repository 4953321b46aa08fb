import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { fileUploaderKeyboard } from '../../forms/elements/file-uploader/file-uploader.keyboard.ts';
import * as examples from './FileDrop.examples.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const props: FileDropProps = { label: 'Add attachments', isMultiple: true, onTake: fn() };

const meta = { component: FileDrop, args: props } satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const receipt = new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' });
const suitcase = new File(['image'], 'suitcase.png', { type: 'image/png' });

async function choose(root: HTMLElement, ...chosen: File[]) {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file.');
  const { items, files } = new DataTransfer();
  for (const file of chosen) items.add(file);
  await fireEvent.change(input, { target: { files } });
}

export const Playground: Story = {};

export const ForAClaim: Story = {
  render: examples.ForAClaim,
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, receipt, suitcase);
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'receipt.pdf',
      'suitcase.png',
    ]);
  },
};

export const TakesTheLastFileWhenItTakesOne: Story = {
  args: { isMultiple: false },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, receipt, suitcase);
    await expect(args.onTake).toHaveBeenCalledOnce();
    await expect(args.onTake).toHaveBeenCalledWith({ files: [suitcase] });
  },
};

export const Conforms: Story = conformance<FileDropProps>(FileDrop, props, { keyboard: fileUploaderKeyboard });
