import type {
  NewSale,
  Sale,
  SaleChange,
  SaleChangeAnswer,
  SalesAnswer,
  SalesQuery,
} from '@embarque/mocks/sales-api/contract';
import * as v from 'valibot';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { salesApi } from '../../http/http.ts';

export const SALE_KINDS = ['insurance', 'esim'] as const satisfies readonly Sale['kind'][];
export const SALE_STATUSES = ['issued', 'active', 'cancelled', 'refunded'] as const satisfies readonly Sale['status'][];
export const CURRENCIES = ['BRL', 'USD', 'EUR'] as const satisfies readonly Sale['currency'][];

const saleSchema: v.GenericSchema<unknown, Sale> = v.object({
  id: v.string(),
  kind: v.picklist(SALE_KINDS),
  product: v.string(),
  customer: v.object({ name: v.string(), email: v.string() }),
  amount: v.number(),
  currency: v.picklist(CURRENCIES),
  status: v.picklist(SALE_STATUSES),
  soldAt: v.string(),
  changedAt: v.exactOptional(v.string()),
});

const salesSchema: v.GenericSchema<unknown, SalesAnswer> = v.object({
  success: v.literal(true),
  sales: v.array(saleSchema),
  total: v.number(),
});

const saleChangeSchema: v.GenericSchema<unknown, SaleChangeAnswer> = v.object({
  success: v.literal(true),
  sale: saleSchema,
});

/** Requests to the sales API. All reject with an `HttpError`. */
export const salesCalls = {
  list: async (query: SalesQuery, signal: AbortSignal): Promise<SalesAnswer> =>
    parseAnswer('sales', salesSchema, await salesApi.get('sales', { params: { ...query }, signal })),

  /** One sale, or `null` when there is none of that id: the API has no request of its own for it. */
  find: async (id: string, signal: AbortSignal): Promise<Sale | null> => {
    const { sales } = await salesCalls.list({ q: id, perPage: 100 }, signal);
    return sales.find((sale) => sale.id === id) ?? null;
  },

  change: async (id: string, change: SaleChange): Promise<Sale> => {
    const answer = await salesApi.patch(`sales/${encodeURIComponent(id)}`, change);
    return parseAnswer('sales', saleChangeSchema, answer).sale;
  },

  create: async (sale: NewSale): Promise<void> => {
    await salesApi.post('sales', sale);
  },

  remove: async ({ id }: Pick<Sale, 'id'>): Promise<void> => {
    await salesApi.delete(`sales/${encodeURIComponent(id)}`);
  },
};
