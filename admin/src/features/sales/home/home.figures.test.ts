import { describe, expect, it } from 'vitest';
import { noonOf, soldFor } from '../sales.testing.ts';
import { computeFigures } from './home.figures.ts';
import { dayPartOf } from './day-part.ts';

const TODAY = '2026-03-31';
const on = (day: string) => ({ soldAt: noonOf(day) });

const sales = [
  soldFor('BRL', 100, { ...on('2026-03-25'), kind: 'insurance' }),
  soldFor('BRL', 50, on('2026-03-31')),
  soldFor('EUR', 20, on('2026-03-31')),
  soldFor('BRL', 999, { ...on('2026-03-30'), status: 'refunded' }),
  soldFor('BRL', 999, { ...on('2026-03-30'), status: 'cancelled' }),
  soldFor('BRL', 200, { ...on('2026-03-24'), kind: 'insurance' }),
  soldFor('BRL', 100, { ...on('2026-03-18'), kind: 'insurance' }),
  soldFor('BRL', 999, { ...on('2026-03-17') }),
];

describe('the figures of seven days', () => {
  const figures = computeFigures(sales, '7-days', TODAY);

  it('count what was sold, beside the seven days before', () => {
    expect(figures.policies).toEqual({ value: 1, change: -0.5 });
    expect(figures.esims).toEqual({ value: 2 });
    expect(figures.refunds).toEqual({ value: 1 });
    expect(figures.today).toBe(2);
  });

  it('have the revenue of each currency apart, without cancelled and refunded sales', () => {
    expect(figures.money).toEqual([
      {
        currency: 'BRL',
        revenue: { value: 150, change: -0.5 },
        before: 300,
        average: { value: 75, change: -0.5 },
        byDay: [100, 100, 100, 100, 100, 100, 150],
      },
      {
        currency: 'EUR',
        revenue: { value: 20 },
        before: 0,
        average: { value: 20 },
        byDay: [0, 0, 0, 0, 0, 0, 20],
      },
    ]);
  });
});

it('is zero in the house’s currency when nothing was sold', () => {
  expect(computeFigures([], '7-days', TODAY)).toEqual({
    policies: { value: 0 },
    esims: { value: 0 },
    refunds: { value: 0 },
    today: 0,
    money: [{ currency: 'BRL', revenue: { value: 0 }, before: 0, average: { value: 0 }, byDay: [0, 0, 0, 0, 0, 0, 0] }],
  });
});

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
] as const)('greets at %d as in the %s', (hour, part) => {
  expect(dayPartOf(hour)).toBe(part);
});
