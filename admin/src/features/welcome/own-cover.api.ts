import type { OwnCoverAnswer } from '@embarque/mocks/own-cover/contract';
import * as v from 'valibot';
import { demoApi } from '../../http/http.ts';
import type { Invoice } from '../../invoices/invoice-row.schema.ts';
import { listInvoices } from '../../invoices/invoice-list.api.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { rows } from '../../http/response/rows.schema.ts';
import { moment, number, textId } from '../../http/response/tolerant.schema.ts';

const OWN_COVER = '/own-cover/data';

const cover = {
  id: textId,
  saleId: textId,
  product: v.string(),
  startsOn: v.string(),
  endsOn: v.string(),
  amount: number,
  currency: v.string(),
};

const coverSchema: v.GenericSchema<unknown, OwnCoverAnswer> = v.object({
  policies: rows(v.object({ ...cover, status: v.picklist(['planned', 'running', 'ended', 'cancelled']) })),
  esims: rows(
    v.object({
      ...cover,
      status: v.picklist(['waiting', 'active', 'used', 'cancelled']),
      activationCode: v.string(),
    }),
  ),
  orders: rows(
    v.object({
      id: textId,
      product: v.string(),
      amount: number,
      currency: v.string(),
      status: v.picklist(['issued', 'active', 'cancelled', 'refunded']),
      soldAt: moment,
    }),
  ),
});

/** The policies and eSIMs of an account's email. Rejects with an `HttpError`. */
export async function loadOwnCover(email: string, signal: AbortSignal): Promise<OwnCoverAnswer> {
  return parseAnswer(OWN_COVER, coverSchema, await demoApi.get(OWN_COVER, { params: { email }, signal }));
}

const LATEST = { status: undefined, page: 1, perPage: 50, sortColumn: 'id', sort: 'desc' } as const;

/** The invoices to a customer, the latest first; a draft is none yet. Rejects with an `HttpError`. */
export async function loadOwnInvoices(fullName: string, signal: AbortSignal): Promise<Invoice[]> {
  const { invoices } = await listInvoices({ q: fullName, ...LATEST }, signal);
  return invoices.filter(({ client, invoiceStatus }) => client.name === fullName && invoiceStatus !== 'Draft');
}
