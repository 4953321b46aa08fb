import * as v from 'valibot';
import { expect } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { shopHandlers } from './shop.handlers.ts';
import { cartAnswerSchema, productsAnswerSchema, wishlistAnswerSchema } from './shop.schema.ts';

export const call = callsTo(shopHandlers);

/** A page of the products. */
export async function find(query = '') {
  const { status, body } = await call('GET', `/apps/ecommerce/products?${query}`);
  expect(status).toBe(200);
  return v.parse(productsAnswerSchema, body);
}

/** The products in the cart. */
export async function cart() {
  return v.parse(cartAnswerSchema, (await call('GET', '/apps/ecommerce/cart')).body).products;
}

/** The products on the wishlist. */
export async function wishlist() {
  return v.parse(wishlistAnswerSchema, (await call('GET', '/apps/ecommerce/wishlist')).body).products;
}

export const add = (list: 'cart' | 'wishlist', body: unknown) => call('POST', `/apps/ecommerce/${list}`, body);
export const remove = (list: 'cart' | 'wishlist', id: unknown) => call('DELETE', `/apps/ecommerce/${list}/${id}`);
export const ids = (products: { id: number }[]) => products.map(({ id }) => id);
