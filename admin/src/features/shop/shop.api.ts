import type { Facets, ProductsAnswer, ProductsQuery } from '@embarque/mocks/shop/contract';
import * as v from 'valibot';
import { productSchema } from '../../cart/product/product.schema.ts';
import { parseAnswer } from '../../http/response/http.answer.ts';
import { demoApi } from '../../http/http.ts';

const PRODUCTS = '/apps/ecommerce/products';

/** The query in the URL. It can name several brands. */
export interface ShopQuery extends Omit<ProductsQuery, 'brand'> {
  brand?: string[];
}

/** The part of the response that the page shows. */
export type ShopPageAnswer = Pick<ProductsAnswer, 'products' | 'total' | 'facets'>;

const countedSchema = v.object({ value: v.string(), count: v.number() });

const facetsSchema: v.GenericSchema<unknown, Facets> = v.object({
  categories: v.array(countedSchema),
  brands: v.array(countedSchema),
  ratings: v.array(v.object({ value: v.number(), count: v.number() })),
  price: v.object({ min: v.number(), max: v.number() }),
});

const productsSchema: v.GenericSchema<unknown, ShopPageAnswer> = v.object({
  products: v.array(productSchema),
  total: v.number(),
  facets: facetsSchema,
});

/** The products for sale. All requests reject with an `HttpError`. */
export const shopCalls = {
  find: async (query: ShopQuery, signal: AbortSignal): Promise<ShopPageAnswer> =>
    parseAnswer(PRODUCTS, productsSchema, await demoApi.get(PRODUCTS, { params: { ...query }, signal })),
};
