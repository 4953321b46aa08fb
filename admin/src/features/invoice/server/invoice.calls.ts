import type { PayInvoicesRequest, SendInvoicesRequest, UnpayInvoicesRequest } from '@embarque/mocks/invoice/contract';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { invoiceAnswerSchema, type InvoiceAnswer } from './invoice.schema.ts';

const BASE = '/apps/invoice';

/** Requests that change invoices. All reject with an `HttpError`. */
export const invoiceCalls = {
  /** @param idempotencyKey the same when it is repeated, so that one mail is sent */
  send: async (request: SendInvoicesRequest, idempotencyKey: string): Promise<void> => {
    await demoApi.post(`${BASE}/send`, request, { idempotencyKey });
  },

  pay: async ({ payments }: PayInvoicesRequest): Promise<void> => {
    await demoApi.post(`${BASE}/pay`, { payments });
  },

  unpay: async (request: UnpayInvoicesRequest): Promise<void> => {
    await demoApi.post(`${BASE}/unpay`, request);
  },

  download: async ({ ids }: { ids: readonly number[] }): Promise<void> => {
    await demoApi.post(`${BASE}/download`, { ids });
  },

  /** @param idempotencyKey the same when it is repeated, so that there is one copy */
  duplicate: async (id: number, idempotencyKey: string): Promise<InvoiceAnswer> =>
    parseAnswer('duplicate', invoiceAnswerSchema, await demoApi.post(`${BASE}/duplicate`, { id }, { idempotencyKey })),

  remove: async (id: number): Promise<void> => {
    await demoApi.delete(`${BASE}/delete`, { params: { id } });
  },
};
