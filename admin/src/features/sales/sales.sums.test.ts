import { describe, expect, it } from 'vitest';
import { addUp, isGrouped, subtract, sumsOf } from './sales.sums.ts';
import { soldFor } from './sales.testing.ts';
import type { Sale } from './server/sale.schema.ts';

const sales = [soldFor('BRL', 0.1), soldFor('EUR', 23.9), soldFor('BRL', 0.2)];

describe('the sums of sales', () => {
  it('are apart for each currency, to the cent', () => {
    expect(addUp(sales)).toEqual([
      { currency: 'BRL', amount: 0.3 },
      { currency: 'EUR', amount: 23.9 },
    ]);
  });

  it('are the server’s, else those of a complete list, else unknown', () => {
    const answer = { sales, total: 3, unreadable: [] };

    expect(sumsOf({ ...answer, sums: [{ currency: 'USD', amount: 1 }] })).toEqual([{ currency: 'USD', amount: 1 }]);
    expect(sumsOf(answer)).toEqual(addUp(sales));
    expect(sumsOf({ ...answer, total: 4 })).toBeUndefined();
  });

  it('lose the sales that are deleted, and the currency that only they had', () => {
    expect(subtract(addUp(sales), [sales[1] as Sale, sales[2] as Sale])).toEqual([{ currency: 'BRL', amount: 0.1 }]);
  });

  it.each([
    [['BRL', 'BRL', 'EUR'], true],
    [['BRL', 'EUR', 'BRL'], false],
    [[], true],
  ] as const)('say of %j whether currencies stand together', (currencies, expected) => {
    expect(isGrouped(currencies.map((currency) => ({ currency })))).toBe(expected);
  });
});
