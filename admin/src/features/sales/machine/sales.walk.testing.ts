import { salesToday } from '#storybook/feature/sales.ts';
import { type Sees, walkThrough } from '#storybook/statechart/walk/walk.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { createQueryMachine } from '../../../query/query.machine.ts';
import { salesCalls } from '../server/sales.api.ts';
import { salesMachine } from './sales.machine.ts';
import type { SaleCommand } from '../server/sales.outbox.ts';
import { readSalesQuery } from '../sales.query.ts';
import type { ExportTexts } from '../list/export-sales.ts';

const query = readSalesQuery(new URLSearchParams(), '2030-06-15');
const sales = salesToday().slice(-10);

/** A list that is loaded, so that the export is offered. */
const list = createQueryMachine(salesCalls.list);
list.getInitialSnapshot = () =>
  list.resolveState({
    value: 'ready',
    context: { query, data: { sales, total: 100, unreadable: [] }, error: null },
  });

const entry: Entry<SaleCommand> = {
  id: 'entry',
  by: 'admin@demo.com',
  at: '',
  feature: 'sales',
  scope: 'sales',
  subjects: [],
  command: { id: 'S-1', isDeleted: true },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
};

const texts: ExportTexts = {
  heads: {
    id: 'Sale',
    customer: 'Customer',
    email: 'Email',
    product: 'Product',
    kind: 'Kind',
    soldAt: 'Sold on',
    amount: 'Amount',
    currency: 'Currency',
    status: 'Status',
  },
  kinds: { insurance: 'Insurance', esim: 'eSIM' },
  statuses: { issued: 'Issued', active: 'Active', cancelled: 'Cancelled', refunded: 'Refunded' },
};

const exports =
  (isBusy: boolean): Sees =>
  async ({ expect, screen }) => {
    await expect(await screen.findByRole('table', { name: 'Sales' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Export', busy: isBusy })).toBeVisible();
  };

export const walk = walkThrough(salesMachine.provide({ actors: { list } })).with({
  page: '../SalesPage',
  sees: { idle: exports(false), 'exporting.collecting': exports(true), 'exporting.writing': exports(true) },
  inputs: [{ outbox: idleOutbox(), query }],
  events: () => [
    { type: 'outbox changed', entries: [], change: null },
    { type: 'outbox changed', entries: [], change: { type: 'confirmed', entry, response: null } },
    { type: 'query changed', query },
    { type: 'delete sale', id: 'S-1' },
    { type: 'sale recorded' },
    { type: 'export requested', file: { name: 'sales', format: 'csv' }, texts },
    { type: 'progress made', progress: { count: 100, total: 200 } },
    { type: 'sales collected' },
  ],
  answers: { export: { done: ['sales.csv'] } },
  alike: ({ context: { shown, progress } }) => [shown, progress],
});
