import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { EMPTY_ADDRESS } from './checkout.address.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { address, kept, openCheckout, receipt } from './checkout.testing.ts';
import type { CheckoutStep, KeptCheckout } from './checkout.types.ts';

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
    expect(openCheckout({ wanted, kept: before, pieces }).state()).toEqual({ shopping: step });
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
    const { checkout, state } = openCheckout({ pieces: 0 });
    checkout.send({ type: 'cart confirmed' });
    expect(state()).toEqual({ shopping: 'cart' });

    checkout.send({ type: 'cart counted', pieces: 1 });
    checkout.send({ type: 'cart confirmed' });
    expect(state()).toEqual({ shopping: 'address' });
  });

  it('takes a complete address; until then what was typed stays, with its mistakes', () => {
    const { checkout, state, context } = openCheckout({ wanted: 'address' });
    const begun = { ...EMPTY_ADDRESS, city: 'Recife' };
    checkout.send({ type: 'address typed', address: begun });
    expect(context()).toMatchObject({ typed: begun, given: null, isAddressChecked: false });

    checkout.send({ type: 'address given', address: begun });
    expect(state()).toEqual({ shopping: 'address' });
    expect(context()).toMatchObject({ typed: begun, given: null, isAddressChecked: true });

    checkout.send({ type: 'address given', address });
    expect(state()).toEqual({ shopping: 'payment' });
    expect(context()).toMatchObject({ typed: begun, given: address, isAddressChecked: false });
  });

  it('with another address keeps the one that was being typed', () => {
    const { checkout, context } = openCheckout({ wanted: 'address' });
    const begun = { ...EMPTY_ADDRESS, fullName: 'Lívia Prado', city: 'Recife' };
    checkout.send({ type: 'address typed', address: begun });
    checkout.send({ type: 'address given', address });
    checkout.send({ type: 'step chosen', step: 'address' });

    expect(context()).toMatchObject({ typed: begun, given: address });
  });

  it('leads only to steps that may be shown, and going back loses nothing', () => {
    const { checkout, state, context } = openCheckout();
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
    expect(context()).toMatchObject({ given: address, payment: { method: 'emi', months: 12 } });
  });

  it('ends at the cart when another tab has emptied it', () => {
    for (const wanted of ['address', 'payment'] as const) {
      const { checkout, state } = openCheckout({ wanted, kept });
      checkout.send({ type: 'cart counted', pieces: 0 });

      expect(state()).toEqual({ shopping: 'cart' });
      checkout.send({ type: 'step chosen', step: 'address' });
      expect(state()).toEqual({ shopping: 'cart' });
    }
  });
});

describe('codes', () => {
  it('are taken when they are known, else said to be unknown', () => {
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

  it('that are unknown are forgotten with their step, as is what was typed into their fields', () => {
    const { checkout, context } = openCheckout({ kept });
    checkout.send({ type: 'coupon entered', code: 'SUN' });
    checkout.send({ type: 'cart confirmed' });
    expect(context().unknownCoupon).toBeNull();

    checkout.send({ type: 'step chosen', step: 'payment' });
    checkout.send({ type: 'gift card entered', code: 'RAIN' });
    checkout.send({ type: 'step chosen', step: 'address' });
    expect(context().unknownGiftCard).toBeNull();
  });
});
