import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, moneyText } from './invoice.money.ts';

it('an amount is written with the Brazilian signs and plain spaces', () => {
  expect(moneyText(220_500)).toBe('R$ 2.205,00');
  expect(moneyText(-20_670)).toBe('-R$ 206,70');
});

it('every written amount is read back, cent by cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      expect(amountOf(moneyText(cents))).toBe(cents / 100);
    }),
  );
});

it('a number is its own amount', () => {
  expect(amountOf(0)).toBe(0);
});
