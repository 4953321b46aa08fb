import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp, findCoupon, findGiftCard, type Totals } from './checkout.totals.ts';

const none = { coupon: null, giftCard: null };

function line(price: number, qty = 1, discountPercentage = 0, hasFreeShipping = false) {
  return { qty, product: { price, hasFreeShipping }, promise: { shippingDate: '', offers: 1, discountPercentage } };
}

describe('totals', () => {
  it.each<[string, Parameters<typeof addUp>, Partial<Totals>]>([
    ['an empty cart costs nothing', [[], none], { pieces: 0, items: 0, tax: 0, delivery: 0, payable: 0 }],
    [
      'a parcel is charged for',
      [[line(100)], none],
      { pieces: 1, items: 10_000, tax: 38, delivery: 1990, payable: 12_028 },
    ],
    [
      'delivery is free from R$ 299 on, after everything is taken off',
      [[line(299)], none],
      { delivery: 0, payable: 30_014 },
    ],
    ['one cent less is charged for', [[line(298.99)], none], { delivery: 1990 }],
    ['products that ship free cost no delivery', [[line(10, 1, 0, true)], none], { delivery: 0 }],
    [
      'one product that does not ship free is enough for a charge',
      [[line(10, 1, 0, true), line(10)], none],
      { delivery: 1990 },
    ],
    ['offers come off each line', [[line(10.83, 3, 7), line(49.9, 1, 20)], none], { items: 8239, discount: 1225 }],
    [
      'a coupon comes off what the offers leave',
      [[line(100, 1, 10)], { coupon: 'EMBARQUE10', giftCard: null }],
      { discount: 1000, coupon: 900, tax: 31 },
    ],
    [
      'a gift card pays its part',
      [[line(100)], { coupon: null, giftCard: 'PRESENTE50' }],
      { giftCard: 5000, payable: 7028 },
    ],
    [
      'a gift card never pays more than is due',
      [[line(5)], { coupon: null, giftCard: 'PRESENTE100' }],
      { giftCard: 2492, payable: 0 },
    ],
    ['a line without a promise has no offer', [[{ ...line(10), promise: null }], none], { discount: 0 }],
  ])('%s', (_, [lines, reductions], expected) => {
    expect(addUp(lines, reductions)).toMatchObject(expected);
  });
});

describe('codes', () => {
  it('are found in any case', () => {
    expect(findCoupon('  embarque10 ')).toBe('EMBARQUE10');
    expect(findGiftCard('Presente50')).toBe('PRESENTE50');
  });

  it.each(['', 'EMBARQUE', 'constructor', '__proto__', 'PRESENTE50'])('%j is not a coupon', (text) => {
    expect(findCoupon(text)).toBeNull();
  });

  it('of gift cards are not coupons', () => {
    expect(findGiftCard('EMBARQUE10')).toBeNull();
  });
});

const lines = fc.array(
  fc
    .record({
      cents: fc.integer({ min: 1, max: 1_000_000 }),
      qty: fc.integer({ min: 1, max: 10 }),
      percent: fc.integer({ min: 0, max: 20 }),
      isFree: fc.boolean(),
    })
    .map(({ cents, qty, percent, isFree }) => line(cents / 100, qty, percent, isFree)),
  { maxLength: 12 },
);
const reductions = fc.record({
  coupon: fc.constantFrom(null, 'EMBARQUE10', 'BOAVIAGEM5'),
  giftCard: fc.constantFrom(null, 'PRESENTE50', 'PRESENTE100'),
});

describe('for every cart', () => {
  it('the parts add up to what is paid, to the cent, and nothing is negative', () => {
    fc.assert(
      fc.property(lines, reductions, (some, given) => {
        const { items, discount, coupon, tax, delivery, giftCard, payable, ...rest } = addUp(some, given);
        expect(items - discount - coupon + tax + delivery - giftCard).toBe(payable);
        const parts = [items, discount, coupon, tax, delivery, giftCard, payable, rest.pieces];
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });

  it('the order of its lines makes no difference', () => {
    fc.assert(
      fc.property(lines, reductions, (some, given) => {
        expect(addUp(some.toReversed(), given)).toEqual(addUp(some, given));
      }),
    );
  });

  it('a gift card never raises the price', () => {
    fc.assert(
      fc.property(lines, reductions, (some, given) => {
        expect(addUp(some, given).payable).toBeLessThanOrEqual(addUp(some, { ...given, giftCard: null }).payable);
      }),
    );
  });
});
