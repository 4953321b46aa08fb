import { createActor, fromPromise } from 'xstate';
import type { Held } from '../../../cart/model/cart.testing.ts';
import type { StoredItem } from '../../../cart/model/cart.types.ts';
import { EMPTY_ADDRESS, storedAddress } from './checkout.address.ts';
import type { PlacedOrder } from './checkout.api.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutStep, StoredCheckout, OrderRequest } from './checkout.types.ts';
import { addUp } from '../price/checkout.totals.ts';
import { storage } from '../../../storage/storage.ts';
import type { OrderInput } from './checkout.setup.ts';

export const address = storedAddress('Marina Duarte');
const totals = addUp([], { coupon: null, giftCard: null });
export const items = [
  { productId: 3, qty: 2 },
  { productId: 1, qty: 1 },
];
export const request: OrderRequest = { items, lines: [{ name: 'Lock', qty: 1, price: 4990 }], totals };
export const placed: PlacedOrder = { number: 'EMB-1', placedAt: '2026-11-21T12:00:00.000Z' };
/** The stored checkout of a person about to pay. */
export const kept: StoredCheckout = {
  typed: EMPTY_ADDRESS,
  given: address,
  coupon: 'EMBARQUE10',
  giftCard: null,
  payment: { method: 'card', bank: '', months: 3 },
  order: null,
};
interface Opened {
  wanted?: CheckoutStep;
  kept?: StoredCheckout | null;
  pieces?: number | null;
}

/** A checkout whose shop responds when the test says so. */
export function openCheckout({ wanted = 'cart', kept: before = null, pieces = 2 }: Opened = {}) {
  const orders: (Held<PlacedOrder> & { items: readonly StoredItem[] })[] = [];
  const returns: (Held<void> & { items: readonly StoredItem[] })[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      placeOrder: fromPromise<PlacedOrder, OrderInput>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<PlacedOrder>();
        orders.push({ items: input.items, resolve, reject });
        return promise;
      }),
      returnToCart: fromPromise<void, OrderInput>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        returns.push({ items: input.items, resolve, reject });
        return promise;
      }),
    },
  });
  const checkout = createActor(machine, { input: { wanted, kept: before, storage } });
  const emitted: string[] = [];
  checkout.on('*', ({ type }) => emitted.push(type));
  checkout.start();
  if (pieces !== null) checkout.send({ type: 'cart loaded', pieces });
  const state = () => checkout.getSnapshot().value;
  const context = () => checkout.getSnapshot().context;
  return { checkout, orders, returns, emitted, state, context };
}

export const receipt = {
  ...placed,
  lines: request.lines,
  totals,
  address,
  payment: { method: 'card', bank: '', months: 3 },
} as const;
