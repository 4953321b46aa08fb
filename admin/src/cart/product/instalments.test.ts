import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatInstalments, instalments } from './instalments.ts';

it.each([
  [100, 3, [34, 33, 33]],
  [0, 3, [0, 0, 0]],
  [1200, 12, Array.from({ length: 12 }, () => 100)],
])('%i cents in %i instalments are shared out to the cent', (cents, count, each) => {
  expect(instalments(cents, count)).toEqual(each);
});

it.each([
  [74_900, 12, '8 × R$ 62,42 + 4 × R$ 62,41'],
  [1200, 12, '12 × R$ 1,00'],
  [2, 3, '2 × R$ 0,01'],
  [0, 12, ''],
])('%i cents in %i instalments are written as %s', (cents, count, text) => {
  expect(formatInstalments(cents, count).replaceAll('\u00A0', ' ')).toBe(text);
});

it('the instalments that are shown add up to the amount, to the cent (BR2-26)', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 24 }), (cents, count) => {
      const shown = formatInstalments(cents, count).matchAll(/(\d+)\s×\sR\$\s([\d.,]+)/g);
      const sum = [...shown].reduce((total, [, times, amount]) => total + Number(times) * centsIn(amount), 0);
      expect(sum).toBe(cents);
    }),
  );
});

const centsIn = (amount = '') => Number(amount.replaceAll(/\D/g, ''));
