import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { EMPTY_ADDRESS, storedAddress } from './checkout.address.ts';
import type { PlacedOrder } from './checkout.api.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutStep, KeptCheckout, OrderRequest } from './checkout.types.ts';
import { addUp } from './totals.ts';

const address = storedAddress('Marina Duarte');
const totals = addUp([], { coupon: null, giftCard: null });
const request: OrderRequest = { productIds: [3, 1], lines: [{ name: 'Lock', qty: 1, price: 4990 }], totals };
const placed: PlacedOrder = { number: 'EMB-1', placedAt: '2026-11-21T12:00:00.000Z' };
const kept: KeptCheckout = { address, isAddressGiven: true, coupon: 'EMBARQUE10', order: null };
const receipt = {
  ...placed,
  lines: request.lines,
  totals,
  address,
  payment: { method: 'card', bank: '', months: 3 },
} as const;

interface Opened {
  wanted?: CheckoutStep;
  kept?: KeptCheckout | null;
  pieces?: number;
}

function open({ wanted = 'cart', kept: before = null, pieces = 2 }: Opened = {}) {
  const orders: { ids: readonly number[]; resolve: (order: PlacedOrder) => void; reject: (why: Error) => void }[] = [];
  const machine = checkoutMachine.provide({
    actors: {
      placeOrder: fromPromise<PlacedOrder, { productIds: readonly number[] }>(({ input }) => {
        const { promise, resolve, reject } = Promise.withResolvers<PlacedOrder>();
        orders.push({ ids: input.productIds, resolve, reject });
        return promise;
      }),
    },
  });
  const checkout = createActor(machine, { input: { wanted, kept: before } });
  const told: string[] = [];
  checkout.on('order placed', ({ type }) => told.push(type));
  checkout.start();
  checkout.send({ type: 'cart counted', pieces });
  const state = () => checkout.getSnapshot().value;
  const context = () => checkout.getSnapshot().context;
  return { checkout, orders, told, state, context };
}

const settle = () => new Promise((done) => setImmediate(done));

describe('arriving', () => {
  it('waits until the cart is known', () => {
    const checkout = createActor(checkoutMachine, { input: { wanted: 'payment', kept } }).start();

    expect(checkout.getSnapshot().value).toBe('arriving');
  });

  it.each<[CheckoutStep, KeptCheckout | null, number, string]>([
    ['cart', kept, 2, 'cart'],
    ['address', null, 2, 'address'],
    ['address', null, 0, 'cart'],
    ['payment', kept, 2, 'payment'],
    ['payment', null, 2, 'address'],
    ['payment', kept, 0, 'cart'],
    ['confirmation', kept, 2, 'cart'],
  ])('at %s with %o and %i pieces leads to a step that may be shown', (wanted, before, pieces, step) => {
    expect(open({ wanted, kept: before, pieces }).state()).toEqual({ shopping: step });
  });

  it('at a receipt that is kept shows it, whatever the cart holds', () => {
    const checkout = createActor(checkoutMachine, {
      input: { wanted: 'confirmation', kept: { ...kept, order: receipt } },
    }).start();

    expect(checkout.getSnapshot().value).toBe('confirmation');
  });
});

describe('going on', () => {
  it('takes something in the cart', () => {
    const { checkout, state } = open({ pieces: 0 });
    checkout.send({ type: 'cart confirmed' });
    expect(state()).toEqual({ shopping: 'cart' });

    checkout.send({ type: 'cart counted', pieces: 1 });
    checkout.send({ type: 'cart confirmed' });
    expect(state()).toEqual({ shopping: 'address' });
  });

  it('takes a complete address; until then what was typed stays, with its mistakes', () => {
    const { checkout, state, context } = open({ wanted: 'address' });
    const begun = { ...EMPTY_ADDRESS, city: 'Recife' };
    checkout.send({ type: 'address typed', address: begun });
    expect(context()).toMatchObject({ address: begun, isAddressGiven: false, isAddressChecked: false });

    checkout.send({ type: 'address given', address: begun });
    expect(state()).toEqual({ shopping: 'address' });
    expect(context()).toMatchObject({ address: begun, isAddressChecked: true });

    checkout.send({ type: 'address given', address });
    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ address, isAddressGiven: true, isAddressChecked: false });
  });

  it('leads only to steps that may be shown, and going back loses nothing', () => {
    const { checkout, state, context } = open();
    checkout.send({ type: 'step chosen', step: 'payment' });
    expect(state()).toEqual({ shopping: 'cart' });
    checkout.send({ type: 'step chosen', step: 'confirmation' });
    expect(state()).toEqual({ shopping: 'cart' });

    checkout.send({ type: 'step chosen', step: 'address' });
    checkout.send({ type: 'address given', address });
    checkout.send({ type: 'payment chosen', payment: { method: 'emi', bank: '', months: 12 } });
    checkout.send({ type: 'step chosen', step: 'cart' });
    checkout.send({ type: 'step chosen', step: 'payment' });

    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ address, payment: { method: 'emi', months: 12 } });
  });

  it('ends at the cart when another tab has emptied it', () => {
    for (const wanted of ['address', 'payment'] as const) {
      const { checkout, state } = open({ wanted, kept });
      checkout.send({ type: 'cart counted', pieces: 0 });

      expect(state()).toEqual({ shopping: 'cart' });
      checkout.send({ type: 'step chosen', step: 'address' });
      expect(state()).toEqual({ shopping: 'cart' });
    }
  });
});

describe('codes', () => {
  it('are taken when they are known, else said to be unknown', () => {
    const { checkout, context } = open({ wanted: 'payment', kept: { ...kept, coupon: null } });
    checkout.send({ type: 'coupon entered', code: 'SUN' });
    checkout.send({ type: 'gift card entered', code: 'RAIN' });
    expect(context()).toMatchObject({ coupon: null, unknownCoupon: 'SUN', giftCard: null, unknownGiftCard: 'RAIN' });

    checkout.send({ type: 'coupon entered', code: 'embarque10' });
    checkout.send({ type: 'gift card entered', code: 'presente50' });
    expect(context()).toMatchObject({
      coupon: 'EMBARQUE10',
      unknownCoupon: null,
      giftCard: 'PRESENTE50',
      unknownGiftCard: null,
    });

    checkout.send({ type: 'coupon removed' });
    checkout.send({ type: 'gift card removed' });
    expect(context()).toMatchObject({ coupon: null, giftCard: null });
  });
});

describe('an order', () => {
  it('that is placed becomes a receipt, and tells the cart', async () => {
    const { checkout, orders, told, state, context } = open({ wanted: 'payment', kept });
    checkout.send({ type: 'order confirmed', request });
    expect(state()).toBe('placing');
    expect(orders.map(({ ids }) => ids)).toEqual([[3, 1]]);
    // The emptied cart must not lead back.
    checkout.send({ type: 'cart counted', pieces: 0 });

    orders[0]?.resolve(placed);
    await settle();

    expect(state()).toBe('confirmation');
    expect(context().order).toEqual(receipt);
    expect(context().coupon).toBeNull();
    expect(told).toEqual(['order placed']);
  });

  it('that fails stays at the payment with the reason, and can be confirmed again', async () => {
    const { checkout, orders, told, state, context } = open({ wanted: 'payment', kept });
    const why = new Error('no');
    checkout.send({ type: 'order confirmed', request });
    orders[0]?.reject(why);
    await settle();

    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ error: why, order: null });
    expect(told).toEqual([]);

    checkout.send({ type: 'order confirmed', request });
    expect(context().error).toBeNull();
    expect(orders).toHaveLength(2);
  });
});
