import type {
  NewSale,
  ProductsAnswer,
  Sale,
  SaleChange,
  SaleChangeAnswer,
  SaleProduct,
  SalesAnswer,
  SalesQuery,
} from '@embarque/mocks/sales-api/contract';
import * as v from 'valibot';
import { HttpError } from '../../http/http.error.ts';
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
  sums: v.exactOptional(v.array(v.object({ currency: v.picklist(CURRENCIES), amount: v.number() }))),
  period: v.exactOptional(v.object({ from: v.exactOptional(v.string()), to: v.exactOptional(v.string()) })),
});

const productsSchema: v.GenericSchema<unknown, ProductsAnswer> = v.object({
  success: v.literal(true),
  products: v.array(v.object({ name: v.string(), kind: v.picklist(SALE_KINDS) })),
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

  /** The products that can be sold; none when the server has no list of it. */
  products: async (_query: null, signal: AbortSignal): Promise<SaleProduct[]> => {
    try {
      return parseAnswer('products', productsSchema, await salesApi.get('products', { signal })).products;
    } catch (error) {
      if (error instanceof HttpError && (error.status === 404 || error.status === 405)) return [];
      throw error;
    }
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
