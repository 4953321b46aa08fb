import { describe, expect, it } from 'vitest';
import { settle } from '../../../cart/model/cart.testing.ts';
import { OrderUnderWay } from '../../../cart/order/cart.order.ts';
import { items, kept, openCheckout, placed, receipt, request } from './checkout.testing.ts';

const why = new Error('no');

describe('an order', () => {
  it('that is placed becomes a receipt and empties the cart', async () => {
    const { checkout, orders, emitted, state, context } = openCheckout({ wanted: 'payment', kept });
    checkout.send({ type: 'order confirmed', request });
    expect(state()).toBe('placing');
    expect(orders.map((order) => order.items)).toEqual([items]);
    // The emptied cart must not lead back to its step.
    checkout.send({ type: 'cart loaded', pieces: 0 });

    orders[0]?.resolve(placed);
    await settle();

    expect(state()).toBe('confirmation');
    expect(context().order).toEqual(receipt);
    expect(context()).toMatchObject({ coupon: null, request: null });
    expect(emitted).toEqual(['order placed']);
  });

  it('that fails returns to the cart, shows its error at payment, and can be placed again', async () => {
    const { checkout, orders, returns, emitted, state, context } = openCheckout({ wanted: 'address', kept });
    checkout.send({ type: 'step selected', step: 'payment' });
    checkout.send({ type: 'order confirmed', request });
    orders[0]?.reject(why);
    await settle();

    expect(state()).toBe('returning');
    expect(returns.map((one) => one.items)).toEqual([items]);
    expect(context().request).toEqual(request);
    returns[0]?.resolve();
    await settle();

    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ error: why, order: null, request: null });
    expect(emitted).toEqual(['order failed']);

    checkout.send({ type: 'order confirmed', request });
    expect(context().error).toBeNull();
    expect(orders).toHaveLength(2);
  });

  it('that cannot be returned blocks the checkout until it is', async () => {
    const { checkout, orders, returns, emitted, state, context } = openCheckout({ wanted: 'payment', kept });
    checkout.send({ type: 'order confirmed', request });
    orders[0]?.reject(why);
    await settle();
    returns[0]?.reject(why);
    await settle();

    expect(state()).toBe('returnFailed');
    expect(context()).toMatchObject({ returnError: why, request });
    checkout.send({ type: 'order confirmed', request });
    expect(orders).toHaveLength(1);

    checkout.send({ type: 'try again' });
    returns[1]?.resolve();
    await settle();

    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ returnError: null, request: null });
    expect(emitted).toEqual(['order failed']);
  });

  it('that another tab is placing changes nothing, shows its error at payment, and can be placed again', async () => {
    const { checkout, orders, returns, emitted, state, context } = openCheckout({ wanted: 'payment', kept });
    const faster = new OrderUnderWay();
    checkout.send({ type: 'order confirmed', request });
    orders[0]?.reject(faster);
    await settle();

    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ error: faster, order: null, request: null });
    expect([returns, emitted]).toEqual([[], []]);
    checkout.send({ type: 'order confirmed', request });
    expect(orders).toHaveLength(2);
  });
});
