import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { storage } from '../../storage/storage.ts';
import { cartCalls } from '../model/cart.api.ts';
import { itemsOf } from '../model/cart.changes.ts';
import { cartMachine } from '../model/cart.machine.ts';
import { OrderUnderWay, takeOut } from './cart.order.ts';
import { closeShop, itemsInTheShop, openShop } from './cart.server.testing.ts';
import type { CartMessage } from '../model/cart.setup.ts';
import { readOrder, writeOrder } from './cart.storage.ts';
import type { KeptItem } from '../model/cart.types.ts';

const { signal } = new AbortController();
let shop: ReturnType<typeof openShop>;
let items: KeptItem[];

beforeEach(async () => {
  shop = openShop();
  items = await itemsInTheShop();
});
afterEach(closeShop);

/** The cart of a page, as soon as it was loaded. */
function openPage() {
  const messages: CartMessage[] = [];
  const cart = createActor(cartMachine, { input: { kept: [] } });
  cart.on('*', (message) => messages.push(message));
  cart.start().send({ type: 'cart wanted' });
  const shown = async () => {
    const { context } = await waitFor(cart, (state) => state.matches({ ready: 'idle' }));
    return context.shown && itemsOf(context.shown);
  };
  return { cart, messages, shown };
}

/** An order whose page went away when only the first product was still in the cart. */
async function leaveAnOrder() {
  writeOrder(storage, items);
  for (const { productId } of items.slice(1)) await takeFromTheShop(productId);
}

async function takeFromTheShop(productId: number) {
  await cartCalls.save({ kind: 'take', product: await cartCalls.product(productId, signal) }, signal);
}

/** An order that stops before its third product until it may go on. */
function holdAnOrder() {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  shop.depart(http.delete(`/apps/ecommerce/cart/${items.at(-3)?.productId}`, () => mayGoOn as Promise<undefined>));
  return { ordered: takeOut(items, signal), goOn };
}

describe('an order', () => {
  it('empties the cart, and keeps what it takes out only as long as that takes', async () => {
    const { ordered, goOn } = holdAnOrder();
    await vi.waitFor(() => expect(readOrder(storage)).toEqual(items));
    goOn();
    await ordered;

    expect([await itemsInTheShop(), readOrder(storage)]).toEqual([[], null]);
  });

  it('is not placed twice: while one is under way, another tab has none', async () => {
    const { ordered, goOn } = holdAnOrder();
    await expect(takeOut(items, signal)).rejects.toBeInstanceOf(OrderUnderWay);
    goOn();
    await ordered;

    expect([await itemsInTheShop(), readOrder(storage)]).toEqual([[], null]);
  });

  it('that is under way is not undone by another tab, which waits for its end', async () => {
    const { ordered, goOn } = holdAnOrder();
    const { messages, shown } = openPage();
    await vi.waitFor(() => expect(shop.locks.waiting).toHaveLength(1));
    goOn();
    await ordered;

    expect([await shown(), await itemsInTheShop(), messages]).toEqual([[], [], []]);
  });

  it('orders what is in the cart, not what an order before it has left behind', async () => {
    await takeFromTheShop(21);
    writeOrder(storage, [{ productId: 21, qty: 1 }]);
    await takeOut(
      items.filter(({ productId }) => productId !== 21),
      signal,
    );

    expect(await itemsInTheShop()).toEqual([{ productId: 21, qty: 1 }]);
  });
});

describe('an order whose page went away', () => {
  it('is put back before any page shows the cart: what, how many, and in which order', async () => {
    await leaveAnOrder();
    const { messages, shown } = openPage();

    expect(await shown()).toEqual(items);
    expect(await itemsInTheShop()).toEqual(items);
    expect([messages, readOrder(storage)]).toEqual([[{ type: 'order put back' }], null]);
  });

  it('is put back before a page that was there all along changes the cart', async () => {
    const { cart, shown } = openPage();
    await shown();
    await leaveAnOrder();
    cart.send({ type: 'product removed', product: await cartCalls.product(21, signal) });
    await waitFor(cart, ({ context }) => context.waiting.length === 0);

    expect(await itemsInTheShop()).toEqual(items.filter(({ productId }) => productId !== 21));
  });

  it('stays kept while the shop cannot be reached: no page shows the rest as if it were all', async () => {
    await leaveAnOrder();
    shop.depart(http.post('/apps/ecommerce/cart', () => Response.error() as never));
    const { cart, shown } = openPage();
    await waitFor(cart, (state) => state.matches('failed'));
    expect(readOrder(storage)).toEqual(items);
    shop.depart();
    cart.send({ type: 'try again' });

    expect(await shown()).toEqual(items);
  });

  it('is put back without what the shop sells no longer', async () => {
    await leaveAnOrder();
    writeOrder(storage, [{ productId: 4711, qty: 1 }, ...items]);

    expect(await openPage().shown()).toEqual(items);
  });
});
