import type {
  AskedInvoices,
  PayInvoicesRequest,
  SendInvoicesRequest,
  UnpayInvoicesRequest,
} from '@embarque/mocks/invoice/contract';
import type { RolePrincipal } from '@embarque/mocks/roles/contract';
import { demoApi } from '../../../http/http.ts';
import { createCreationIds } from '../../../http/request/creation-ids.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { invoiceAnswerSchema, type InvoiceAnswer } from './invoice.schema.ts';

const BASE = '/apps/invoice';

/** The ids of payments. */
export const paymentIds = createCreationIds(`${BASE}/pay`);

/**
 * Requests that change invoices. All reject with an `HttpError`. Their `idempotencyKey` is the same when they are repeated, so that there
 * is one mail, and one copy; the activity of the invoice has it too.
 */
export const invoiceCalls = {
  send: async (request: SendInvoicesRequest, idempotencyKey: string): Promise<void> => {
    await demoApi.post(`${BASE}/send`, request, { idempotencyKey, isCreation: true });
  },

  pay: async (request: PayInvoicesRequest, idempotencyKey: string): Promise<void> => {
    const ids = request.payments.map(({ payment }) => payment.id);
    await paymentIds.settle(ids, demoApi.post(`${BASE}/pay`, request, { idempotencyKey, isCreation: true }));
  },

  unpay: async (request: UnpayInvoicesRequest, idempotencyKey: string): Promise<void> => {
    await demoApi.post(`${BASE}/unpay`, request, { idempotencyKey });
  },

  download: async (request: AskedInvoices & { ids: readonly number[] }, idempotencyKey: string): Promise<void> => {
    await demoApi.post(`${BASE}/download`, request, { idempotencyKey });
  },

  duplicate: async (request: AskedInvoices & { id: number }, idempotencyKey: string): Promise<InvoiceAnswer> =>
    parseAnswer(
      'duplicate',
      invoiceAnswerSchema,
      await demoApi.post(`${BASE}/duplicate`, request, { idempotencyKey, isCreation: true }),
    ),

  remove: async (id: number, by: RolePrincipal | undefined): Promise<void> => {
    await demoApi.delete(`${BASE}/delete`, { params: { id, role: by?.role } });
  },
};
