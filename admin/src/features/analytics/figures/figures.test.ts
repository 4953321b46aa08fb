import { describe, expect, it } from 'vitest';
import { comparisonOf, partsOf, sixMonthsUntil, unitOf } from './periods.ts';
import { averageOf, sumOf, weightedAverageOf } from './sums.ts';

describe('a period', () => {
  it('of seven days ends today, as on the sales page, and so does its axis (XD-02)', () => {
    const { days, before } = comparisonOf('last 7 days', '2030-06-03');

    expect({ days, before }).toEqual({
      days: { from: '2030-05-28', to: '2030-06-03' },
      before: { from: '2030-05-21', to: '2030-05-27' },
    });
    expect(partsOf(days, [1, 2, 3, 4, 5, 6, 7]).map(({ day, values }) => [day.slice(5), ...values])).toEqual([
      ['05-28', 1],
      ['05-29', 2],
      ['05-30', 3],
      ['05-31', 4],
      ['06-01', 5],
      ['06-02', 6],
      ['06-03', 7],
    ]);
  });

  it.each([
    ['last 28 days', '2028-02-02', '2028-02-29', '2028-01-05', '2028-02-01'],
    ['last month', '2028-01-01', '2028-01-31', '2027-12-01', '2027-12-31'],
    ['last year', '2027-01-01', '2027-12-31', '2026-01-01', '2026-12-31'],
  ] as const)('%s on a leap day is %s to %s, compared with %s to %s', (period, from, to, earlier, until) => {
    expect(comparisonOf(period, '2028-02-29')).toEqual({ days: { from, to }, before: { from: earlier, to: until } });
  });

  it('of a year is shown by month, and a missing day is no zero', () => {
    const { days } = comparisonOf('last year', '2028-02-29');
    const months = partsOf(days, [3, null, 5]);

    expect(unitOf(days)).toBe('month');
    expect(months.map(({ day }) => day.slice(5, 7))).toHaveLength(12);
    expect(months.map(({ values }) => values.length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(months.map(({ values }) => sumOf(values))).toEqual([8, ...Array.from({ length: 11 }, () => null)]);
  });

  it('of six months ends with the last whole one', () => {
    expect(sixMonthsUntil('2030-06-03')).toEqual({ from: '2029-12-01', to: '2030-05-31' });
  });
});

describe('a figure', () => {
  it('ignores days without a value, and is none when there are no others (XD-06)', () => {
    expect([sumOf([1, null, 2]), averageOf([1, null, 2]), weightedAverageOf([24, 12, null], [1, 3, 5])]).toEqual([
      3, 1.5, 15,
    ]);
    expect([sumOf([null]), averageOf([]), weightedAverageOf([24], [0])]).toEqual([null, null, null]);
  });
});
