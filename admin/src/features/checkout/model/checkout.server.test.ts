import { shopScenarios } from '@embarque/mocks/shop/scenarios';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { closeShop, itemsInTheShop, openShop } from '../../../cart/order/cart.server.testing.ts';
import { storedAddress } from './checkout.address.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { initialContext } from './checkout.setup.ts';
import type { OrderRequest } from './checkout.types.ts';
import { addUp } from '../price/checkout.totals.ts';
import { storage } from '../../../storage/storage.ts';

let shop: ReturnType<typeof openShop>;

beforeEach(() => {
  shop = openShop();
});
afterEach(closeShop);

async function requestEverything(): Promise<OrderRequest> {
  const items = await itemsInTheShop();
  return { items, lines: [], totals: addUp([], { coupon: null, giftCard: null }) };
}

function open() {
  const kept = { ...initialContext({ wanted: 'payment', kept: null, storage }), given: storedAddress('Marina Duarte') };
  const checkout = createActor(checkoutMachine, { input: { wanted: 'payment', kept, storage } }).start();
  checkout.send({ type: 'cart loaded', pieces: 5 });
  return checkout;
}

it('an order that is placed leaves nothing in the cart', async () => {
  const checkout = open();
  checkout.send({ type: 'order confirmed', request: await requestEverything() });
  await waitFor(checkout, (state) => state.matches('confirmation'));

  expect(await itemsInTheShop()).toEqual([]);
});

it('an order that fails halfway restores the cart with quantities and order', async () => {
  const request = await requestEverything();
  const checkout = open();
  shop.depart(shopScenarios.oneCannotBeTakenOut);
  checkout.send({ type: 'order confirmed', request });
  await waitFor(checkout, (state) => state.matches({ shopping: 'payment' }) && state.context.error !== null);

  expect(await itemsInTheShop()).toEqual(request.items);
});
