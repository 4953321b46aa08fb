import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { texts } from '../../components/toasts/toaster/toaster.testing.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { writeSheet } from '../../lib/files/write-sheet.ts';
import { ImportSheet } from './ImportSheet.tsx';
import * as examples from './ImportSheet.examples.tsx';
import { importSheetKeyboard } from './import-sheet.keyboard.ts';

const meta = {
  component: ImportSheet,
  args: { onImport: fn() },
  decorators: [withToaster],
} satisfies Meta<typeof ImportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const label = /Drop a spreadsheet here/;

async function workbook() {
  const rows = [
    ['Policy', 'Traveller', 'Premium'],
    ['EM-2041', 'Jordan Stevenson', 3077],
    ['EM-2042', 'Tatiane Rocha', 289.9],
    ['EM-2043', 'Ahmed Osman', 2060],
  ];
  return new File([await writeSheet(rows, 'xlsx')], 'policies.xlsx');
}

export const Playground: Story = {};
export const Conforms: Story = conformance(ImportSheet, { onImport: fn() }, { keyboard: importSheetKeyboard });

export const ImportASheet: Story = {
  render: examples.ImportASheet,
  tags: ['W-IMP-01', 'W-IMP-02'],
  play: async ({ canvas, step }) => {
    // Dropping bypasses `accept`.
    const user = userEvent.setup({ applyAccept: false });
    const choose = async (file: File) => user.upload(canvas.getByLabelText(label), file);

    await step('says which kinds of files it reads, and stays', async () => {
      await choose(new File(['%PDF'], 'policies.pdf'));
      await waitFor(() => expect(texts(canvas)[0]).toMatch(/Choose an xlsx or csv file/));
      await expect(canvas.getByLabelText(label)).toBeInvalid();
    });
    await step('says when a file is damaged', async () => {
      await choose(new File(['not a workbook'], 'policies.xlsx'));
      await waitFor(() => expect(texts(canvas)).toContainEqual(expect.stringMatching(/damaged/)));
    });
    await step('makes a table of the sheet, under the name of its file', async () => {
      await choose(await workbook());
      const card = within(await canvas.findByRole('region', { name: 'policies.xlsx' }));
      const heads = card.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads).toEqual(['Policy', 'Traveller', 'Premium']);
      await expect(card.getAllByRole('row')).toHaveLength(4);
    });
    await step('keeps focus, and says that it is done', async () => {
      await expect(canvas.getByLabelText(label)).toHaveFocus();
      await expect(canvas.getByText('policies.xlsx was read.')).toBeInTheDocument();
    });
    await step('keeps the table until another file was read', async () => {
      await choose(new File(['id,note\n1,"open'], 'notes.csv'));
      await waitFor(() => expect(texts(canvas)).toContainEqual(expect.stringMatching(/quotation mark in row 2/)));
      await expect(canvas.getByRole('region', { name: 'policies.xlsx' })).toBeVisible();
    });
    await step('searches every column', async () => {
      await user.type(canvas.getByRole('searchbox'), '2.060');
      await expect(canvas.getByRole('rowheader')).toHaveTextContent('EM-2043');
      await expect(canvas.getByText('1 of 3 rows')).toBeVisible();
    });
  },
};

/** Drops as the browser does: a folder is a file whose entry says so. */
function drop(zone: HTMLElement, files: File[], isFolder = false) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const entry = { isDirectory: true, name: files[0]?.name ?? '' } as FileSystemEntry;
  const spy = isFolder && spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  if (spy) spy.mockRestore();
}

export const TakesOneFileOrSaysWhyNot: Story = {
  play: async ({ args, canvas, step }) => {
    const zone = canvas.getByLabelText(label);
    const sheet = new File(['sep=;\r\nNome;Cidade\r\nAna;Recife'], 'clientes');
    const expectMessage = (message: RegExp) => waitFor(() => expect(zone).toHaveAccessibleDescription(message));

    await step('says that a folder is none', async () => {
      drop(zone, [new File([], 'Vendas')], true);
      await expectMessage(/Vendas is a folder\. Open it, and choose the file itself\./);
    });
    await step('says that a file is empty', async () => {
      drop(zone, [new File([], 'nada.csv')]);
      await expectMessage(/nada\.csv is empty \(0 bytes\)\./);
    });
    await step('lets several be dropped, which a field for one file does not by itself', async () => {
      const dataTransfer = new DataTransfer();
      for (const name of ['one.csv', 'other.csv']) dataTransfer.items.add(new File(['x'], name));
      const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
      zone.dispatchEvent(over);
      await expect(over.defaultPrevented).toBe(true);
    });
    await step('takes one without an ending, twice too', async () => {
      await expect(args.onImport).not.toHaveBeenCalled();
      drop(zone, [sheet]);
      await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(1));
      await expect(zone).toBeValid();
      drop(zone, [sheet]);
      await waitFor(() => expect(args.onImport).toHaveBeenCalledTimes(2));
    });
    await step('takes the first of several, and says so', async () => {
      drop(zone, [sheet, new File(['x'], 'other.csv')]);
      await waitFor(() => expect(texts(canvas)[0]).toMatch(/^Only clientes was read\. Import one file at a time\./));
      await expect(args.onImport).toHaveBeenCalledTimes(3);
      await expect(args.onImport).toHaveBeenLastCalledWith(expect.objectContaining({ file: sheet }));
      await expect(zone).toBeValid();
    });
  },
};
