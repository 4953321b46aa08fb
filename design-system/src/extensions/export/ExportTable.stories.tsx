import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { layerConformance } from '../../conformance/conformance.tsx';
import { withToaster } from '../../components/toasts/toaster/with-toaster.testing.tsx';
import { readSheet } from '../import/read-sheet.ts';
import { catchFiles } from '#storybook/testing/catch-files.ts';
import { ExportTable } from './ExportTable.tsx';
import * as examples from './ExportTable.examples.tsx';
import { type Partner, partners } from './partners.data.ts';

let caught: ReturnType<typeof catchFiles>;

const meta = {
  component: ExportTable<Partner>,
  args: {
    title: 'Partner agencies',
    columns: [{ id: 'name', header: 'Name', value: ({ name }) => name }],
    rows: partners.slice(0, 3),
    rowKey: ({ id }) => id,
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  loaders: [() => import('./ExportDialog.tsx')],
  decorators: [withToaster],
  beforeEach: () => {
    caught = catchFiles();
    return caught.release;
  },
} satisfies Meta<typeof ExportTable<Partner>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Conforms: Story = layerConformance(<ExportTable {...meta.args} />, {
  role: 'dialog',
  open: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /Export/ })),
});

export const ExportATable: Story = {
  render: examples.ExportATable,
  tags: ['W-EXP-01', 'W-EXP-02', 'W-EXP-03'],
  play: async ({ canvas, step, userEvent }) => {
    const rows = () => within(canvas.getByRole('table')).getAllByRole('row').length - 1;
    const dialog = async () => within(await screen.findByRole('dialog'));
    await expect(rows()).toBe(10);

    await step('searches names, addresses and numbers, and counts', async () => {
      const search = canvas.getByRole('searchbox');
      for (const [query, count] of [
        ['agencia', 1],
        ['lisboaviagens', 1],
        ['p-103', 1],
        ['example', 10],
      ] as const) {
        await userEvent.clear(search);
        await userEvent.type(search, query);
        await expect(canvas.getByRole('status')).toHaveTextContent(`${count} of 10 rows`);
        await expect(rows()).toBe(count);
      }
      await userEvent.clear(search);
      await userEvent.type(search, 'tokyo');
    });
    await step('offers a name and a format, and can be left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      const opened = await dialog();
      await expect(await opened.findByRole('textbox', { name: 'File name' })).toHaveValue('excel-sheet');
      await userEvent.click(opened.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(caught.files).toHaveLength(0);
    });
    await step('saves what was found', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      const opened = await dialog();
      await userEvent.clear(opened.getByRole('textbox', { name: 'File name' }));
      await userEvent.type(opened.getByRole('textbox', { name: 'File name' }), 'partners');
      await userEvent.selectOptions(opened.getByRole('combobox', { name: 'Format' }), 'csv');
      await userEvent.click(opened.getByRole('button', { name: 'Export' }));

      await expect(await canvas.findByText('partners.csv was saved.')).toBeInTheDocument();
      const [file] = caught.files;
      await expect(file && (await readSheet(file))).toEqual({
        header: ['Email', 'Name', 'Website', 'Rank'],
        rows: [['kenji@tokyotravel.example', 'Tokyo Travel', 'https://tokyotravel.example', '2']],
      });
    });
  },
};

export const TellsOfTextsThatAWorkbookCuts: Story = {
  args: { columns: [{ id: 'note', header: 'Note', value: () => 'x'.repeat(40_000), cell: ({ name }) => name }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));

    await screen.findByText(/3 texts were cut to fit workbook cells/);
    await expect(caught.files).toHaveLength(1);
  },
};
