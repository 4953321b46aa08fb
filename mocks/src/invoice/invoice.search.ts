import { type Listing, listRows, readListQuery, whereField } from '../lib/list/listing.ts';
import type { Invoice, InvoiceColumn, InvoiceStatus } from './invoice.contract.ts';
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

/** One page of the invoices that match a query. */
export function findInvoices(invoices: readonly Invoice[], params: URLSearchParams): Listing<Invoice> {
  const query = readListQuery(params, { columns, order: { sortColumn: 'id', sort: 'desc' } });
  const wanted = whereField(invoices, 'invoiceStatus', params.get('status'), statuses);
  return listRows(wanted, query, textsOf, { balance: ({ balance }) => amountOf(balance) });
}

/** Amounts and days are found the way they are sent and the way they are shown. */
function textsOf({ id, total, balance, dueDate, client }: Invoice): string[] {
  return [
    String(id),
    String(total),
    moneyText(total),
    String(amountOf(balance)),
    balance === 0 ? 'Paid' : String(balance),
    dueDate,
    client.name,
    client.companyEmail,
  ];
}
