import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { withToaster } from '../../../components/toasts/toaster/with-toaster.testing.tsx';
import { texts } from '../../../components/toasts/toaster/toaster.testing.ts';
import { conformance } from '../../../conformance/conformance.tsx';
import { fileUploaderKeyboard } from './file-uploader.keyboard.ts';
import * as examples from './FileUploader.examples.tsx';
import { FileUploader } from './FileUploader.tsx';
import type { UploadProgress } from './useUploads.ts';

const meta = {
  component: FileUploader,
  args: { label: 'Receipts', isMultiple: true, upload: fn(async () => {}), onChange: fn() },
  decorators: [withToaster],
} satisfies Meta<typeof FileUploader>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const dot = atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7').padEnd(24_600, '\0');
const bytes = Uint8Array.from(dot, (byte) => byte.charCodeAt(0));
const image = () => new File([bytes], 'suitcase.gif', { type: 'image/gif' });
const drawing = () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'seal.svg', { type: 'image/svg+xml' });
const policy = () => new File(['x'.repeat(1_240_000)], 'policy.pdf', { type: 'application/pdf' });

async function choose({ canvasElement, userEvent }: Context, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for files.');
  // The browser's own choice can be told to show all files.
  input.accept = '';
  await userEvent.upload(input, files);
}

const rows = ({ canvas }: Context) => canvas.queryAllByRole('listitem').map((row: HTMLElement) => row.textContent);

export const Playground: Story = {};

export const Multiple: Story = {
  render: examples.Multiple,
  tags: ['W-UPL-01'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('lists each with a picture or an icon, its name and its size', async () => {
      await choose(context, image(), policy());
      await expect(rows(context)).toEqual(['suitcase.gif25 kB', 'policy.pdf1,2 MB']);
      await expect(canvas.getAllByRole('presentation')).toHaveLength(1);
    });
    await step('sends all of them, with progress', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Upload files' }));
      await expect(await canvas.findByRole('progressbar', { name: 'Uploading policy.pdf' })).toBeVisible();
      await waitFor(() => expect(canvas.getAllByText('Uploaded')).toHaveLength(2));
      await expect(canvas.getByRole('button', { name: 'browse' })).toHaveFocus();
    });
    await step('removes one, and focus goes on to the next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove suitcase.gif' }));
      await expect(rows(context)).toEqual(['policy.pdf1,2 MBUploaded']);
      await expect(canvas.getByRole('button', { name: 'Remove policy.pdf' })).toHaveFocus();
    });
    await step('removes all, and focus goes to where others are chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
      await expect(rows(context)).toEqual([]);
      await expect(canvas.getByRole('button', { name: 'browse' })).toHaveFocus();
    });
  },
};

export const Single: Story = {
  render: examples.Single,
  tags: ['W-UPL-02'],
  play: async (context) => {
    await choose(context, image());
    await choose(context, policy());

    await expect(rows(context)).toEqual(['policy.pdf1,2 MB']);
  },
};

export const Restricted: Story = {
  render: examples.Restricted,
  tags: ['W-UPL-03'],
  play: async (context) => {
    const { canvas } = context;
    const photo = new File(['x'.repeat(2_400_000)], 'beach.png', { type: 'image/png' });
    await choose(context, policy(), photo, new File(['x'], 'seal.gif', { type: 'image/gif' }));

    const refusals = [
      "policy.pdf can't be added. Use png, jpg, jpeg, gif.",
      "beach.png wasn't added: it has 2,4 MB, and the limit is 2 MB.",
    ];
    await waitFor(() => expect(new Set(texts(canvas))).toEqual(new Set(refusals)));
    await expect(canvas.getByRole('button', { name: 'browse' })).toHaveAccessibleDescription(
      `PNG, JPG, JPEG or GIF, up to 2 MB each. ${refusals.join(' ')}`,
    );
    await expect(rows(context)).toEqual(['seal.gif1 B']);
  },
};

export const Conforms: Story = conformance(
  FileUploader,
  { label: 'Receipts', description: 'Anything that proves it', upload: async () => {} },
  { keyboard: fileUploaderKeyboard },
);

export const ShowsNoPictureOfWhatIsNone: Story = {
  play: async (context) => {
    const shown = () => context.canvas.queryAllByRole('presentation').length;
    await choose(context, image());
    await expect(shown()).toBe(1);
    await choose(context, drawing(), new File(['x'], 'broken.png', { type: 'image/png' }));

    await waitFor(() => expect(rows(context)).toHaveLength(3));
    await waitFor(() => expect(shown()).toBe(1));
  },
};

const refuse = Promise.withResolvers<void>();

export const CanBeStoppedAndTriedAgain: Story = {
  args: {
    upload: fn((_: File, { signal, onProgress }: UploadProgress) => {
      onProgress(0.5);
      return signal.aborted ? Promise.resolve() : refuse.promise;
    }),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, policy());
    await userEvent.click(canvas.getByRole('button', { name: 'Upload file' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop policy.pdf' }));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove policy.pdf' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Upload file' }));
    refuse.reject(new Error('offline'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try policy.pdf again' }));
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('policy.pdf failed.'));
  },
};

export const TakesEachFileOnceAndSaysWhyNot: Story = {
  play: async (context) => {
    const expectMessage = (message: string) => waitFor(() => expect(texts(context.canvas)).toContain(message));
    const receipt = new File([], 'receipt');
    await choose(context, receipt, policy());
    await expect(rows(context)).toEqual(['receipt0 B', 'policy.pdf1,2 MB']);
    await choose(context, receipt);
    await expectMessage("receipt wasn't added: it is in the list already.");

    const zone = context.canvas.getByRole('group', { name: 'Receipts' }).querySelector('[data-rac]:not(button)');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], 'Trip'));
    const entry = { isDirectory: true, isFile: false, name: 'Trip' } as FileSystemEntry;
    const spy = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
    for (const type of ['dragenter', 'drop'])
      zone?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await expectMessage('“Trip” is a folder. Choose the files in it instead.');
    spy.mockRestore();
    await expect(rows(context)).toHaveLength(2);
  },
};

export const TakesTheFirstWhereThereIsRoomForOne: Story = {
  args: { isMultiple: false },
  play: async (context) => {
    const input = context.canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) input.multiple = true;
    await choose(context, image(), policy());

    await expect(rows(context)).toEqual(['suitcase.gif25 kB']);
    await waitFor(() =>
      expect(texts(context.canvas)).toContain("policy.pdf wasn't added: there is room for one file."),
    );
  },
};
