import type { InvoiceListQuery } from '@embarque/design-system/invoice-table';
import type { InvoicesAnswer } from '@embarque/mocks/invoice/contract';
import * as v from 'valibot';
import { parseAnswer } from '../http/response/http.answer.ts';
import { demoApi } from '../http/http.ts';
import { type Invoice, invoiceSchema } from './invoice-row.schema.ts';
import { rows } from '../http/response/rows.schema.ts';
import { number } from '../http/response/tolerant.schema.ts';

/** A page of invoices, with the figures of all that match. */
export type InvoiceList = Omit<InvoicesAnswer, 'allData' | 'invoices'> & { invoices: Invoice[] };

/** The request for a page of invoices. */
export const INVOICES = '/apps/invoice/invoices';

const count = v.fallback(number, 0);

const listSchema: v.GenericSchema<unknown, InvoiceList> = v.object({
  total: number,
  invoices: rows(invoiceSchema),
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
  return parseAnswer(INVOICES, listSchema, await demoApi.get(INVOICES, { params, signal }));
}
