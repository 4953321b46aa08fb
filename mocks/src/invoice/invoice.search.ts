import { centsOf } from '@embarque/design-system/money';
import { fold } from '@embarque/design-system/fold';
import { isMentioned, searchedText, spellingsOf } from '../lib/list/search-text.ts';
import { type Listing, listRows, readListQuery } from '../lib/list/listing.ts';
import type {
  Invoice,
  InvoiceClient,
  InvoiceColumn,
  InvoicesAnswer,
  InvoiceStatus,
  InvoiceSums,
} from './invoice.contract.ts';
import { amountOf, moneyText } from './invoice.money.ts';

const columns: readonly InvoiceColumn[] = [
  'id',
  'issuedDate',
  'client.name',
  'client.company',
  'client.companyEmail',
  'client.country',
  'client.address',
  'client.contact',
  'service',
  'total',
  'invoiceStatus',
  'balance',
  'dueDate',
];

const statuses: readonly InvoiceStatus[] = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'];

/** One page of the invoices that match a query, with the figures of all that do. */
export function findInvoices(allData: Invoice[], params: URLSearchParams): InvoicesAnswer {
  const query = readListQuery(params, { columns, order: { sortColumn: 'id', sort: 'desc' } });
  const list = (rows: readonly Invoice[], page: { page: number; perPage: number }): Listing<Invoice> =>
    listRows(rows, { ...query, ...page }, textsOf, { balance: ({ balance }) => amountOf(balance) });

  const found = list(allData, { page: 1, perPage: allData.length }).rows;
  const status = params.get('status') ?? '';
  const wanted = status === '' ? found : found.filter(({ invoiceStatus }) => invoiceStatus === status);
  const start = (query.page - 1) * query.perPage;
  return {
    allData,
    total: wanted.length,
    invoices: wanted.slice(start, start + query.perPage),
    counts: countByStatus(found),
    sums: sumsOf(wanted),
  };
}

function countByStatus(invoices: readonly Invoice[]): Record<InvoiceStatus, number> {
  const count = (status: InvoiceStatus) => invoices.filter(({ invoiceStatus }) => invoiceStatus === status).length;
  return Object.fromEntries(statuses.map((status) => [status, count(status)])) as Record<InvoiceStatus, number>;
}

function sumsOf(invoices: readonly Invoice[]): InvoiceSums {
  const open = (some: readonly Invoice[]) =>
    some.reduce((sum, { balance }) => sum + Math.max(0, centsOf(amountOf(balance))), 0);
  return {
    total: invoices.reduce((sum, { total }) => sum + centsOf(total), 0),
    open: open(invoices),
    overdue: open(invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due')),
  };
}

/** Amounts and days are found the way they are sent and the way they are shown. */
function textsOf({ id, total, balance, dueDate, client }: Invoice): string[] {
  return [
    String(id),
    String(total),
    moneyText(centsOf(total)),
    String(amountOf(balance)),
    balance === 0 ? 'Paid' : String(balance),
    dueDate,
    client.name,
    client.company,
    client.companyEmail,
  ];
}

/** The clients whose name, company or email contains a query; all when it is empty. */
export function findClients(clients: readonly InvoiceClient[], q: string): InvoiceClient[] {
  const query = fold(q).trim();
  const spellings = spellingsOf(query);
  return clients.filter(
    ({ name, company, companyEmail }) =>
      query === '' || isMentioned(searchedText([name, company, companyEmail]), spellings),
  );
}
