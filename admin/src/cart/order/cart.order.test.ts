import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { storage } from '../../storage/storage.ts';
import { cartCalls } from '../model/cart.api.ts';
import { itemsOf } from '../model/cart.commands.ts';
import { connectCart } from '../model/cart.testing.ts';
import { OrderUnderWay, removeFromCart } from './cart.order.ts';
import { closeShop, itemsInTheShop, openShop } from './cart.server.testing.ts';
import { readOrder, writeOrder } from './cart.storage.ts';
import type { StoredItem } from '../model/cart.types.ts';

const { signal } = new AbortController();
let shop: ReturnType<typeof openShop>;
let items: StoredItem[];

beforeEach(async () => {
  shop = openShop();
  items = await itemsInTheShop();
});
afterEach(closeShop);

function openPage() {
  const { cart, messages } = connectCart();
  cart.send({ type: 'cart requested' });
  const shown = async () => {
    const { context } = await waitFor(cart, (state) => state.matches({ ready: 'idle' }));
    return context.shown && itemsOf(context.shown);
  };
  return { cart, messages, shown };
}

/** An order whose page was closed with one product left in the cart. */
async function leaveAnOrder() {
  writeOrder(storage, items);
  for (const { productId } of items.slice(1)) await takeFromTheShop(productId);
}

async function takeFromTheShop(productId: number) {
  await cartCalls.save({ kind: 'take', product: await cartCalls.product(productId, signal) }, signal);
}

/** An order that stops before its third product until it is released. */
function holdAnOrder() {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  shop.depart(http.delete(`/apps/ecommerce/cart/${items.at(-3)?.productId}`, () => mayGoOn as Promise<undefined>));
  return { ordered: removeFromCart(items, { signal, storage }), goOn };
}

describe('an order', () => {
  it('empties the cart, and stores its products only until it is placed', async () => {
    const { ordered, goOn } = holdAnOrder();
    await vi.waitFor(() => expect(readOrder(storage)).toEqual(items));
    goOn();
    await ordered;

    expect([await itemsInTheShop(), readOrder(storage)]).toEqual([[], null]);
  });

  it('is not placed twice: a second tab is refused meanwhile', async () => {
    const { ordered, goOn } = holdAnOrder();
    await expect(removeFromCart(items, { signal, storage })).rejects.toBeInstanceOf(OrderUnderWay);
    goOn();
    await ordered;

    expect([await itemsInTheShop(), readOrder(storage)]).toEqual([[], null]);
  });

  it('is waited for by another tab, not undone', async () => {
    const { ordered, goOn } = holdAnOrder();
    const { messages, shown } = openPage();
    await vi.waitFor(() => expect(shop.locks.waiting).toHaveLength(1));
    goOn();
    await ordered;

    expect([await shown(), await itemsInTheShop(), messages]).toEqual([[], [], []]);
  });

  it('orders the cart only, without products of an interrupted order', async () => {
    await takeFromTheShop(21);
    writeOrder(storage, [{ productId: 21, qty: 1 }]);
    await removeFromCart(
      items.filter(({ productId }) => productId !== 21),
      { signal, storage },
    );

    expect(await itemsInTheShop()).toEqual([{ productId: 21, qty: 1 }]);
  });
});

describe('an interrupted order', () => {
  it('is returned before any page shows the cart, with quantities and order', async () => {
    await leaveAnOrder();
    const { messages, shown } = openPage();

    expect(await shown()).toEqual(items);
    expect(await itemsInTheShop()).toEqual(items);
    expect([messages, readOrder(storage)]).toEqual([[{ type: 'order returned' }], null]);
  });

  it('is returned before an open page changes the cart', async () => {
    const { cart, shown } = openPage();
    await shown();
    await leaveAnOrder();
    cart.send({ type: 'product removed', product: await cartCalls.product(21, signal) });
    await waitFor(cart, ({ context }) => context.entries.length === 0);

    expect(await itemsInTheShop()).toEqual(items.filter(({ productId }) => productId !== 21));
  });

  it('stays stored while the shop cannot be reached, and no page shows the rest', async () => {
    await leaveAnOrder();
    shop.depart(http.post('/apps/ecommerce/cart', () => Response.error() as never));
    const { cart, shown } = openPage();
    await waitFor(cart, (state) => state.matches('failed'));
    expect(readOrder(storage)).toEqual(items);
    shop.depart();
    cart.send({ type: 'try again' });

    expect(await shown()).toEqual(items);
  });

  it('is returned without products that are no longer sold', async () => {
    await leaveAnOrder();
    writeOrder(storage, [{ productId: 4711, qty: 1 }, ...items]);

    expect(await openPage().shown()).toEqual(items);
  });
});
