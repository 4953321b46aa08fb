import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { shopHandlers } from './shop.handlers.ts';
import { shopScenarios } from './shop.scenarios.ts';
import { productsAnswerSchema } from './shop.schema.ts';

type Name = keyof typeof shopScenarios;

/** A shop whose network differs in one way, as a story puts it on. */
const shopping = (name: Name) => callsTo([shopScenarios[name], ...shopHandlers]);

describe('a scenario of the shop', () => {
  it('differs in what it sells', async () => {
    const sold = async (name: Name) =>
      v.parse(productsAnswerSchema, (await shopping(name)('GET', '/apps/ecommerce/products?sortBy=price-asc')).body);

    expect(await sold('empty')).toMatchObject({ products: [], total: 0, userCart: [], userWishlist: [] });
    expect((await sold('thousandsOfRows')).total).toBe(3000);
    expect((await sold('veryLongTexts')).products[0]?.name.length).toBeGreaterThan(100);
  });

  it.each<[Name, string]>([
    ['emptyCart', 'cart'],
    ['emptyWishlist', 'wishlist'],
  ])('%s has no products', async (name, list) => {
    expect((await shopping(name)('GET', `/apps/ecommerce/${list}`)).body).toEqual({ products: [] });
  });

  it.each<[Name, string, string, number]>([
    ['refused', 'GET', 'products', 403],
    ['unauthorised', 'GET', 'products', 401],
    ['failed', 'GET', 'products', 500],
    ['productFailed', 'GET', 'products/26', 500],
    ['productGone', 'GET', 'products/26', 404],
    ['cartFailed', 'GET', 'cart', 500],
    ['addToCartFailed', 'POST', 'cart', 500],
    ['removeFromCartFailed', 'DELETE', 'cart/26', 500],
    ['wishlistFailed', 'GET', 'wishlist', 500],
    ['addToWishlistFailed', 'POST', 'wishlist', 500],
    ['removeFromWishlistFailed', 'DELETE', 'wishlist/26', 500],
  ])('%s answers %s %s with %d and a message', async (name, method, path, status) => {
    const { status: answered, body } = await shopping(name)(method, `/apps/ecommerce/${path}`);

    expect({ status: answered, body }).toEqual({ status, body: { message: expect.any(String) } });
  });

  it.each<[Name, string, string]>([
    ['stillLoading', 'GET', 'products'],
    ['productStillLoading', 'GET', 'products/26'],
    ['cartStillLoading', 'GET', 'cart'],
    ['addToCartStillSaving', 'POST', 'cart'],
    ['wishlistStillLoading', 'GET', 'wishlist'],
  ])('%s leaves %s %s without an answer', async (name, method, path) => {
    const other = shopping('failed')('GET', '/apps/ecommerce/products').then(() => 'everything else');

    expect(await Promise.race([shopping(name)(method, `/apps/ecommerce/${path}`), other])).toBe('everything else');
  });
});
