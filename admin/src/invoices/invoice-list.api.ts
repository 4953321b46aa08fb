import type { InvoiceListQuery } from '@embarque/design-system/invoice-table';
import type { InvoicesAnswer } from '@embarque/mocks/invoice/contract';
import * as v from 'valibot';
import { parseAnswer } from '../http/response/http.answer.ts';
import { demoApi } from '../http/http.ts';
import { invoiceSchema } from './invoice-row.schema.ts';

/** A page of invoices, with the figures of all that match. */
export type InvoiceList = Omit<InvoicesAnswer, 'allData'>;

const count = v.number();

const listSchema: v.GenericSchema<unknown, InvoiceList> = v.object({
  total: count,
  invoices: v.array(invoiceSchema),
  counts: v.object({
    Paid: count,
    Downloaded: count,
    Sent: count,
    Draft: count,
    'Partial Payment': count,
    'Past Due': count,
  }),
  sums: v.object({ total: count, open: count, overdue: count }),
});

/** One page of the invoices that match. Rejects with an `HttpError`. */
export async function listInvoices(query: InvoiceListQuery, signal: AbortSignal): Promise<InvoiceList> {
  const params = { ...query, q: query.q || undefined };
  return parseAnswer('invoices', listSchema, await demoApi.get('/apps/invoice/invoices', { params, signal }));
}
