import { invoicesSample } from '@embarque/mocks/invoice/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { dataTableKeyboard } from '../../datatables/data-table/data-table.keyboard.ts';
import { InvoiceTable, type InvoiceTableProps } from './InvoiceTable.tsx';
import * as examples from './InvoiceTable.examples.tsx';

const args: InvoiceTableProps = {
  title: 'Invoices',
  invoices: invoicesSample().slice(0, 6),
  total: 50,
  query: { q: '', status: undefined, page: 1, perPage: 10, sortColumn: 'id', sort: 'desc' },
  onQueryChange: fn(),
  hrefOf: ({ id }) => `#preview-${id}`,
  editHrefOf: ({ id }) => `#edit-${id}`,
  selected: [],
  onSelect: fn(),
  onSend: fn(),
  onMarkPaid: fn(),
  onExport: fn(),
  onDownload: fn(),
  onDuplicate: fn(),
  onDelete: fn(),
};

const meta = { component: InvoiceTable, args, parameters: { keyboard: dataTableKeyboard } } satisfies Meta<
  typeof InvoiceTable
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const PreviewAndSend: Story = { render: examples.PreviewAndSend };

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

export const EachRowHasItsActions: Story = {
  play: async ({ args: { onSend, onDelete }, userEvent }) => {
    const otto = await row(/Otto Halvorsen/);
    await userEvent.click(otto.getByRole('button', { name: 'Send invoice 4987' }));
    await expect(onSend).toHaveBeenCalledWith({ invoices: [expect.objectContaining({ id: 4987 })] });
    await expect(otto.getByRole('link', { name: 'Preview invoice 4987' })).toHaveAttribute('href', '#preview-4987');

    await userEvent.click(otto.getByRole('button', { name: 'Actions for invoice 4987' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(items).toEqual(['Download', 'Edit', 'Delete', 'Duplicate']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledWith({ invoice: expect.objectContaining({ id: 4987 }) });
  },
};

export const SortingAsksForTheColumnAlone: Story = {
  play: async ({ args: { onQueryChange }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Total' }));
    await expect(onQueryChange).toHaveBeenLastCalledWith({ sortColumn: 'total', sort: 'asc' });
  },
};
