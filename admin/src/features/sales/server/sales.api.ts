import type { NewSale, SaleChange, SaleProduct, SalesQuery } from '@embarque/mocks/sales-api/contract';
import { HttpError } from '../../../http/http.error.ts';
import { parseAnswer, readAnswer } from '../../../http/response/http.answer.ts';
import { salesApi } from '../../../http/http.ts';
import { productsSchema, type Sale, saleChangeSchema, type SaleList, salesSchema } from './sale.schema.ts';

/** Requests to the sales API. All reject with an `HttpError`. */
export const salesCalls = {
  list: async (query: SalesQuery, signal?: AbortSignal): Promise<SaleList> => {
    const answer = await salesApi.get('sales', { params: { ...query }, ...(signal && { signal }) });
    const { data, unreadable } = readAnswer('sales', salesSchema, answer);
    const before = ((query.page ?? 1) - 1) * (query.perPage ?? 10);
    const known = data.sales.length + unreadable.length;
    return { ...data, total: data.total ?? (known && before + known), unreadable };
  },

  /** One sale, or `null` when there is none of that id: the API has no request of its own for it. */
  find: async (id: string, signal?: AbortSignal): Promise<Sale | null> => {
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
    const path = `sales/${encodeURIComponent(id)}`;
    return parseAnswer(path, saleChangeSchema, await salesApi.patch(path, change)).sale;
  },

  create: async (sale: NewSale): Promise<void> => {
    await salesApi.post('sales', sale, { isCreation: true });
  },

  remove: async ({ id }: Pick<Sale, 'id'>): Promise<void> => {
    await salesApi.delete(`sales/${encodeURIComponent(id)}`);
  },
};
