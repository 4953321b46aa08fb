import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from './cents.ts';
import { amountOfCents, centsOf, invoiceTotals, LARGEST, lineTotals, type MoneyLine } from './money.ts';

const line = (price: number, quantity = 1, { discount = 0, taxes = [] as number[] } = {}): MoneyLine => ({
  price: centsOf(price),
  quantity: Math.round(quantity * 1000),
  discount: discount * 100,
  taxes: taxes.map((rate) => rate * 100),
});
const off = (amount: number) => ({ kind: 'amount' as const, cents: centsOf(amount) });
const percent = (rate: number) => ({ kind: 'percent' as const, rate: rate * 100 });
const totals = (lines: MoneyLine[], discount: Parameters<typeof invoiceTotals>[0]['discount'] = off(0), paid = 0) =>
  invoiceTotals({ lines, discount, paid });

describe('an invoice adds up', () => {
  it('as 348.35 × 16 less 4 % with 22 % tax to 6,527.81 (XI-01)', () => {
    const asLine = totals([line(348.35, 16, { discount: 4, taxes: [22] })]);
    const asWhole = totals([line(348.35, 16, { taxes: [22] })], percent(4));

    expect(asLine).toMatchObject({ net: 535_066, taxes: [{ amount: 117_715 }], total: 652_781 });
    expect(asWhole).toMatchObject({ net: 535_066, taxes: [{ amount: 117_715 }], total: 652_781 });
  });

  it('with one rounding for each tax, not for each line (XI-02)', () => {
    expect(totals([line(4.15, 1, { taxes: [22] }), line(4.15, 1, { taxes: [22] })]).taxes).toEqual([
      { rate: 2200, base: 830, amount: 183 },
    ]);
    expect(totals([line(5.63, 4, { taxes: [22] })]).taxes[0]?.amount).toBe(495);
  });

  it('with 32.25 × 0.5 as 16.13 in the line and in the total (XI-04)', () => {
    const half = line(32.25, 0.5);

    expect(lineTotals(half).net).toBe(1613);
    expect(totals([half]).total).toBe(1613);
  });

  it('with balances that sum as they are shown (XI-05)', () => {
    expect(amountOfCents(centsOf(437.62) + centsOf(3561.92))).toBe(3999.54);
  });

  it.each([
    [110, off(10), 10, 11_000],
    [200, percent(10), 18, 21_240],
    [100, off(10), 20, 10_800],
    [1800, off(28), 21, 214_412],
  ])('with the discount before the tax: %d, %j, %d %% (XI-06, XI-20)', (price, discount, tax, total) => {
    expect(totals([line(price, 1, { taxes: [tax] })], discount).total).toBe(total);
  });

  it('less what was paid', () => {
    expect(totals([line(100)], off(0), 10_001)).toMatchObject({ total: 10_000, paid: 10_001, balance: -1 });
  });
});

it('an amount is rounded half away from zero, as it was typed', () => {
  expect([8.575, 1.005, -1.005, -0, Number.NaN].map((amount) => centsOf(amount))).toEqual([858, 101, -101, 0, 0]);
});

it.each([
  ['BRL', 12.34, 1234],
  ['JPY', 12.5, 13],
  ['KWD', 1.2345, 1235],
])('in %s, %d are so many of its smallest parts', (currency, amount, cents) => {
  expect(centsOf(amount, currency)).toBe(cents);
  expect(centsOf(amountOfCents(cents, currency), currency)).toBe(cents);
});

it('nothing is taken off beyond the subtotal', () => {
  expect(totals([line(10)], off(28))).toMatchObject({ discount: 1000, net: 0, total: 0 });
});

it('a thousand lines of the largest figures stay exact', () => {
  const largest = { price: LARGEST.price, quantity: LARGEST.quantity, discount: 0, taxes: [10_000, 10_000] };

  const { total } = totals(Array.from({ length: 1000 }, () => largest));

  expect(Number.isSafeInteger(total)).toBe(true);
  expect(total).toBe(3_000_000_000_000_000);
});

const figure = fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.double());
const lines = fc.array(
  fc.record({
    price: figure,
    quantity: figure,
    discount: figure,
    taxes: fc.array(fc.constantFrom(0, 333, 1000, 1800, 2200, Number.NaN), { maxLength: 2 }),
  }),
  { maxLength: 30 },
);
const discounts = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents: figure }),
  fc.record({ kind: fc.constant('percent' as const), rate: figure }),
);

describe('for any lines, discounts, taxes and payments', () => {
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

  it('the printed parts add up to the printed total', () => {
    fc.assert(
      fc.property(lines, discounts, figure, (some, discount, paid) => {
        const all = invoiceTotals({ lines: some, discount, paid });

        expect(sum(some.map((one) => lineTotals(one).net))).toBe(all.subtotal);
        expect(all.subtotal - all.discount).toBe(all.net);
        expect(all.net + sum(all.taxes.map(({ amount }) => amount))).toBe(all.total);
        expect(all.total - all.paid).toBe(all.balance);
      }),
    );
  });

  it('each figure is a whole number of cents, and none is −0', () => {
    fc.assert(
      fc.property(lines, discounts, figure, (some, discount, paid) => {
        const { taxes, ...all } = invoiceTotals({ lines: some, discount, paid });
        const figures = [
          ...Object.values(all),
          ...taxes.flatMap(({ base, amount }) => [base, amount]),
          ...some.flatMap((one) => Object.values(lineTotals(one))),
        ];

        expect(figures.filter((one) => !Number.isInteger(one) || Object.is(one, -0))).toEqual([]);
      }),
    );
  });

  it('where every line has the same tax, it is that tax on the net', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1 }), fc.nat(50_000), (prices, cents) => {
        const some = prices.map((price) => ({ price, quantity: 1000, discount: 0, taxes: [2200] }));
        const { net, taxes } = invoiceTotals({ lines: some, discount: { kind: 'amount', cents }, paid: 0 });

        expect(taxes).toEqual([{ rate: 2200, base: net, amount: Math.floor((net * 22 + 50) / 100) }]);
      }),
    );
  });
});

it('shares add up to what is shared or given back, and none is a cent from its part', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1 }),
      (cents, weights) => {
        const shares = shareOut(cents, weights);
        const all = weights.reduce((sum, weight) => sum + weight, 0);

        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
        expect(shares.every((share, index) => Math.abs(share * all - cents * (weights[index] ?? 0)) < all)).toBe(true);
      },
    ),
  );
});
