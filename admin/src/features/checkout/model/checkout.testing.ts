import { createActor, fromPromise } from 'xstate';
import type { Held } from '../../../cart/model/cart.testing.ts';
import type { KeptItem } from '../../../cart/model/cart.types.ts';
import { EMPTY_ADDRESS, storedAddress } from './checkout.address.ts';
import type { PlacedOrder } from './checkout.api.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutStep, KeptCheckout, OrderRequest } from './checkout.types.ts';
import { addUp } from './checkout.totals.ts';

export const address = storedAddress('Marina Duarte');
const totals = addUp([], { coupon: null, giftCard: null });
/** What is ordered. */
export const items = [
  { productId: 3, qty: 2 },
  { productId: 1, qty: 1 },
];
export const request: OrderRequest = { items, lines: [{ name: 'Lock', qty: 1, price: 4990 }], totals };
export const placed: PlacedOrder = { number: 'EMB-1', placedAt: '2026-11-21T12:00:00.000Z' };
/** What the browser kept of somebody who was about to pay. */
export const kept: KeptCheckout = {
  typed: EMPTY_ADDRESS,
  given: address,
  coupon: 'EMBARQUE10',
  giftCard: null,
  payment: { method: 'card', bank: '', months: 3 },
  order: null,
};
interface Opened {
  wanted?: CheckoutStep;
  kept?: KeptCheckout | null;
  pieces?: number | null;
}

/** A checkout whose shop answers when the test says so. */
export function openCheckout({ wanted = 'cart', kept: before = null, pieces = 2 }: Opened = {}) {
  const orders: (Held<PlacedOrder> & { items: readonly KeptItem[] })[] = [];
  const returns: (Held<void> & { items: readonly KeptItem[] })[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      placeOrder: fromPromise<PlacedOrder, { items: readonly KeptItem[] }>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<PlacedOrder>();
        orders.push({ items: input.items, resolve, reject });
        return promise;
      }),
      putBack: fromPromise<void, { items: readonly KeptItem[] }>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        returns.push({ items: input.items, resolve, reject });
        return promise;
      }),
    },
  });
  const checkout = createActor(machine, { input: { wanted, kept: before } });
  const told: string[] = [];
  checkout.on('*', ({ type }) => told.push(type));
  checkout.start();
  if (pieces !== null) checkout.send({ type: 'cart counted', pieces });
  const state = () => checkout.getSnapshot().value;
  const context = () => checkout.getSnapshot().context;
  return { checkout, orders, returns, told, state, context };
}

/** What is printed when it worked. */
export const receipt = {
  ...placed,
  lines: request.lines,
  totals,
  address,
  payment: { method: 'card', bank: '', months: 3 },
} as const;
