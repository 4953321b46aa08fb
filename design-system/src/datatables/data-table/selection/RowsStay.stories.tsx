import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { required } from '#storybook/testing/required.ts';
import { expectNoRowMoves } from '#storybook/testing/layout/row-places.ts';
import { invoicesSample } from '@embarque/mocks/invoice/data';
import { withToaster } from '../../../components/toasts/toaster/with-toaster.testing.tsx';
import * as lists from '../../../extensions/drag-and-drop/SortableGroup.examples.tsx';
import * as sheets from '../../../extensions/export-selected/ExportSelected.examples.tsx';
import { InvoiceTable } from '../../../widgets/invoice-table/InvoiceTable.tsx';
import * as mail from '../../../widgets/mail-box/MailBox.examples.tsx';
import * as tasks from '../../../widgets/task-list/TaskList.examples.tsx';
import * as basic from '../../basic/BasicTables.examples.tsx';
import * as tables from '../DataTable.examples.tsx';

const meta = {
  tags: ['!autodocs'],
  decorators: [withToaster],
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** Ticks the first rows one after the other, then none: nothing under the pointer moves meanwhile. */
const selectingMovesNoRow = (Example: ComponentType, row = '[data-body] > [role="row"]'): Story => ({
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>(row)];
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    const boxes = rows().map((each) => within(each).getByRole('checkbox'));
    for (const box of [...boxes.slice(0, 2), ...boxes.slice(0, 2)]) {
      // The focus brings a box at the edge of the window into view.
      box.scrollIntoView({ block: 'center' });
      await expectNoRowMoves(rows(), () => userEvent.click(box));
    }
  },
});

const phone = { viewport: { value: 'mobile1' } };

const invoices = invoicesSample().slice(0, 8);

function Invoices() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const act = () => undefined;
  return (
    <InvoiceTable
      title="Invoices"
      invoices={invoices}
      total={invoices.length}
      query={{ q: '', status: undefined, page: 1, perPage: 10, sortColumn: 'id', sort: 'desc' }}
      onQueryChange={act}
      hrefOf={({ id }) => `#${id}`}
      selected={selected}
      onSelect={(change) => setSelected(change.selected)}
      onSend={act}
      onMarkPaid={act}
      onExport={act}
    />
  );
}

export const OfATable: Story = selectingMovesNoRow(basic.WithButtons);
export const OfATableWithEveryTool: Story = selectingMovesNoRow(tables.EveryTool);
export const OfATableOnAPhone: Story = { ...selectingMovesNoRow(basic.WithButtons), globals: phone };
export const OfATableFromRightToLeft: Story = {
  ...selectingMovesNoRow(basic.WithButtons),
  globals: { direction: 'rtl' },
};
export const OfInvoices: Story = selectingMovesNoRow(Invoices);
export const OfInvoicesOnAPhone: Story = { ...selectingMovesNoRow(Invoices), globals: phone };
export const OfASheet: Story = selectingMovesNoRow(sheets.ExportSelectedRows, 'tbody tr');
export const OfMessages: Story = selectingMovesNoRow(mail.TravelApp, '[role="grid"] [data-row-id]');
export const OfTasks: Story = selectingMovesNoRow(tasks.SortedBySections, '[role="grid"] [data-row-id]');
export const OfListsToOrder: Story = selectingMovesNoRow(lists.SeveralAtOnce, 'li');

const lastRow = (canvasElement: HTMLElement) =>
  required(
    [...canvasElement.querySelectorAll('[data-body] > [role="row"]')].at(-1),
    'last row',
  ).getBoundingClientRect();

export const TheBarOfAPhoneCoversNoLastRow: Story = {
  ...OfInvoicesOnAPhone,
  play: async ({ canvas, canvasElement }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Select Invoice/ });
    await userEvent.click(required(box, 'invoice'));
    const bar = canvas.getByRole('group', { name: 'Selected rows' });
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);

    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(lastRow(canvasElement).bottom).toBeLessThanOrEqual(Math.ceil(bar.getBoundingClientRect().top)),
    );
    window.scrollTo(0, 0);
  },
};
