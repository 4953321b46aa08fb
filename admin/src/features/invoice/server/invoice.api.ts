import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { invoiceAnswerSchema, type InvoiceAnswer } from './invoice.schema.ts';

/** One invoice with its payments and its activity. Rejects with an `HttpError`, of status 404 when there is none. */
export async function loadInvoice(id: number, signal: AbortSignal): Promise<InvoiceAnswer> {
  const answer = await demoApi.get(`/api/invoice/invoices/${id}`, { signal });
  return parseAnswer('invoices', invoiceAnswerSchema, answer);
}
