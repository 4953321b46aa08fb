import type { Facets, ProductsAnswer, ProductsQuery } from '@embarque/mocks/shop/contract';
import * as v from 'valibot';
import { productSchema } from '../../cart/product/product.schema.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { demoApi } from '../../http/http.ts';
import { optionalRows, rows } from '../../http/response/rows.schema.ts';
import { number, requiredText } from '../../http/response/tolerant.schema.ts';

export const PRODUCTS = '/apps/ecommerce/products';

/** The query in the URL. It can name several brands. */
export interface ShopQuery extends Omit<ProductsQuery, 'brand'> {
  brand?: string[];
}

/** The part of the response that the page shows. */
export type ShopPageAnswer = Pick<ProductsAnswer, 'products' | 'total' | 'facets'>;

const count = v.fallback(number, 0);
const countedSchema = v.object({ value: requiredText, count });

const facetsSchema: v.GenericSchema<unknown, Facets> = v.object({
  categories: optionalRows(countedSchema),
  brands: optionalRows(countedSchema),
  ratings: optionalRows(v.object({ value: number, count })),
  price: v.fallback(v.object({ min: number, max: number }), { min: 0, max: 0 }),
});

const productsSchema: v.GenericSchema<unknown, ShopPageAnswer> = v.object({
  products: rows(productSchema),
  total: number,
  facets: facetsSchema,
});

/** The products for sale. All requests reject with an `HttpError`. */
export const shopCalls = {
  find: async (query: ShopQuery, signal: AbortSignal): Promise<ShopPageAnswer> =>
    parseAnswer(PRODUCTS, productsSchema, await demoApi.get(PRODUCTS, { params: { ...query }, signal })),
};
