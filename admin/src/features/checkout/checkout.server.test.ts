import { shopScenarios } from '@embarque/mocks/shop/handlers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { cartCalls } from '../../cart/cart.api.ts';
import { closeShop, itemsInTheShop, openShop } from '../../cart/cart.server.testing.ts';
import { storedAddress } from './checkout.address.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { startOf } from './checkout.setup.ts';
import type { OrderRequest } from './checkout.types.ts';
import { addUp } from './totals.ts';

const { signal } = new AbortController();
let shop: ReturnType<typeof openShop>;

beforeEach(() => {
  shop = openShop();
});
afterEach(closeShop);

async function requestEverything(): Promise<OrderRequest> {
  const items = await itemsInTheShop();
  return { items, lines: [], totals: addUp([], { coupon: null, giftCard: null }) };
}

function open(request: OrderRequest | null) {
  const kept = { ...startOf({ wanted: 'payment', kept: null }), given: storedAddress('Marina Duarte'), request };
  const checkout = createActor(checkoutMachine, { input: { wanted: 'payment', kept } }).start();
  checkout.send({ type: 'cart counted', pieces: 5 });
  return checkout;
}

it('an order that is placed leaves nothing in the cart', async () => {
  const checkout = open(null);
  checkout.send({ type: 'order confirmed', request: await requestEverything() });
  await waitFor(checkout, (state) => state.matches('confirmation'));

  expect(await itemsInTheShop()).toEqual([]);
});

it('an order that fails halfway leaves the cart as it was: what, how many, and in which order', async () => {
  const request = await requestEverything();
  const checkout = open(null);
  shop.depart(shopScenarios.oneCannotBeTakenOut);
  checkout.send({ type: 'order confirmed', request });
  await waitFor(checkout, (state) => state.matches({ shopping: 'payment' }) && state.context.error !== null);

  expect(await itemsInTheShop()).toEqual(request.items);
});

it('an order whose page went away halfway is put back by the next one', async () => {
  const request = await requestEverything();
  const [first, ...rest] = request.items;
  for (const { productId } of rest) {
    await cartCalls.save({ kind: 'take', product: await cartCalls.product(productId, signal) }, signal);
  }
  expect(await itemsInTheShop()).toEqual([first]);

  await waitFor(open(request), (state) => state.matches({ shopping: 'payment' }));

  expect(await itemsInTheShop()).toEqual(request.items);
});

it('what the shop sells no longer keeps nothing else away', async () => {
  const request = await requestEverything();
  const checkout = open({ ...request, items: [{ productId: 4711, qty: 1 }, ...request.items] });
  await waitFor(checkout, (state) => state.matches({ shopping: 'payment' }));

  expect(await itemsInTheShop()).toEqual(request.items);
});
