import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_ADDRESS } from './checkout.address.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { address, kept, openCheckout, receipt } from './checkout.testing.ts';
import type { CheckoutStep, StoredCheckout } from './checkout.types.ts';
import { storage } from '../../../storage/storage.ts';

describe('loading', () => {
  it('waits until the cart is loaded', () => {
    const checkout = createActor(checkoutMachine, { input: { wanted: 'payment', kept, storage } }).start();

    expect(checkout.getSnapshot().value).toBe('loading');
  });

  it.each<[CheckoutStep, StoredCheckout | null, number, string]>([
    ['cart', kept, 2, 'cart'],
    ['address', null, 2, 'address'],
    ['address', null, 0, 'cart'],
    ['payment', kept, 2, 'payment'],
    ['payment', null, 2, 'address'],
    ['payment', kept, 0, 'cart'],
    ['confirmation', kept, 2, 'cart'],
  ])('at %s with %o and %i pieces leads to a step that may be shown', (wanted, before, pieces, step) => {
    expect(openCheckout({ wanted, kept: before, pieces }).state()).toEqual({ shopping: step });
  });

  it('at a stored receipt shows it, whatever the cart holds', () => {
    const checkout = createActor(checkoutMachine, {
      input: { wanted: 'confirmation', kept: { ...kept, order: receipt }, storage },
    }).start();

    expect(checkout.getSnapshot().value).toBe('confirmation');
  });
});

describe('going on', () => {
  it('requires a product in the cart', () => {
    const { checkout, state } = openCheckout({ pieces: 0 });
    checkout.send({ type: 'cart confirmed' });
    expect(state()).toEqual({ shopping: 'cart' });

    checkout.send({ type: 'cart loaded', pieces: 1 });
    checkout.send({ type: 'cart confirmed' });
    expect(state()).toEqual({ shopping: 'address' });
  });

  it('requires a complete address; until then the form stays, with its mistakes', () => {
    const { checkout, state, context } = openCheckout({ wanted: 'address' });
    const begun = { ...EMPTY_ADDRESS, city: 'Recife' };
    checkout.send({ type: 'address changed', address: begun });
    expect(context()).toMatchObject({ typed: begun, given: null, isAddressChecked: false });

    checkout.send({ type: 'address submitted', address: begun });
    expect(state()).toEqual({ shopping: 'address' });
    expect(context()).toMatchObject({ typed: begun, given: null, isAddressChecked: true });

    checkout.send({ type: 'address submitted', address });
    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ typed: begun, given: address, isAddressChecked: false });
  });

  it('with another address keeps the form', () => {
    const { checkout, context } = openCheckout({ wanted: 'address' });
    const begun = { ...EMPTY_ADDRESS, fullName: 'Lívia Prado', city: 'Recife' };
    checkout.send({ type: 'address changed', address: begun });
    checkout.send({ type: 'address submitted', address });
    checkout.send({ type: 'step selected', step: 'address' });

    expect(context()).toMatchObject({ typed: begun, given: address });
  });

  it('leads only to reachable steps, and going back keeps everything', () => {
    const { checkout, state, context } = openCheckout();
    checkout.send({ type: 'step selected', step: 'payment' });
    expect(state()).toEqual({ shopping: 'cart' });
    checkout.send({ type: 'step selected', step: 'confirmation' });
    expect(state()).toEqual({ shopping: 'cart' });

    checkout.send({ type: 'step selected', step: 'address' });
    checkout.send({ type: 'address submitted', address });
    checkout.send({ type: 'payment changed', payment: { method: 'emi', bank: '', months: 12 } });
    checkout.send({ type: 'step selected', step: 'cart' });
    checkout.send({ type: 'step selected', step: 'payment' });

    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ given: address, payment: { method: 'emi', months: 12 } });
  });

  it('ends at the cart when another tab has emptied it (BR2-29)', () => {
    for (const wanted of ['address', 'payment'] as const) {
      const { checkout, state } = openCheckout({ wanted, kept });
      checkout.send({ type: 'cart loaded', pieces: 0 });

      expect(state()).toEqual({ shopping: 'cart' });
      checkout.send({ type: 'step selected', step: 'address' });
      expect(state()).toEqual({ shopping: 'cart' });
    }
  });
});

describe('codes', () => {
  it('are applied when they are known, else rejected', () => {
    const { checkout, context } = openCheckout({ wanted: 'payment', kept: { ...kept, coupon: null } });
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

  it('that are rejected are cleared with their step', () => {
    const { checkout, context } = openCheckout({ kept });
    checkout.send({ type: 'coupon entered', code: 'SUN' });
    checkout.send({ type: 'cart confirmed' });
    expect(context().unknownCoupon).toBeNull();

    checkout.send({ type: 'step selected', step: 'payment' });
    checkout.send({ type: 'gift card entered', code: 'RAIN' });
    checkout.send({ type: 'step selected', step: 'address' });
    expect(context().unknownGiftCard).toBeNull();
  });
});
