import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { cartCalls } from '../model/cart.api.ts';
import { itemsOf } from '../model/cart.commands.ts';
import { connectCart } from '../model/cart.testing.ts';
import { closeShop, openShop } from './cart.server.testing.ts';

const { signal } = new AbortController();
let shop: ReturnType<typeof openShop>;

beforeEach(() => {
  shop = openShop();
});
afterEach(closeShop);

async function openCart() {
  const { cart } = connectCart();
  cart.send({ type: 'cart requested' });
  await waitFor(cart, (state) => state.matches({ ready: 'idle' }));
  return cart;
}
const shownIn = (cart: Awaited<ReturnType<typeof openCart>>) => {
  const { shown } = cart.getSnapshot().context;
  return { items: shown ? itemsOf(shown) : [], wished: shown?.wished.map(({ id }) => id) };
};

it('every change leaves the server with the shown cart', async () => {
  const cart = await openCart();
  const { lines = [] } = cart.getSnapshot().context.shown ?? {};
  const [first, second, third] = lines.map(({ product }) => product);
  if (!first || !second || !third) throw new Error('The sample cart holds less than three products.');
  const umbrella = await cartCalls.product(20, signal);

  cart.send({ type: 'product added', product: umbrella });
  cart.send({ type: 'quantity changed', product: first, qty: 7 });
  cart.send({ type: 'product removed', product: second });
  cart.send({ type: 'product moved to wishlist', product: third });
  cart.send({ type: 'wishlist product removed', product: umbrella });
  const shown = shownIn(cart);
  await waitFor(cart, (state) => state.matches({ ready: 'idle' }) && state.context.entries.length === 0);

  const server = await cartCalls.load(null, signal);
  expect({ items: itemsOf(server), wished: server.wished.map(({ id }) => id) }).toEqual(shown);
  expect(cart.getSnapshot().context.shown?.lines.every(({ promise }) => promise !== null)).toBe(true);
});

it('a refused change leaves the cart as the server has it', async () => {
  const cart = await openCart();
  const before = shownIn(cart);
  shop.depart(shopScenarios.addToCartFailed);
  cart.send({ type: 'product added', product: await cartCalls.product(20, signal) });
  expect(shownIn(cart)).not.toEqual(before);

  await waitFor(cart, (state) => state.matches({ ready: 'idle' }) && state.context.entries.length === 0);

  expect(shownIn(cart)).toEqual(before);
});

it('lines of another tab are shown although the server lacks them, without products that no longer exist', async () => {
  const { lines } = await cartCalls.load(
    [
      { productId: 20, qty: 3 },
      { productId: 27, qty: 2 },
      { productId: 4711, qty: 1 },
    ],
    signal,
  );

  expect(lines.map(({ product, qty, promise }) => [product.id, qty, promise !== null])).toEqual([
    [20, 3, false],
    [27, 2, true],
  ]);
});
