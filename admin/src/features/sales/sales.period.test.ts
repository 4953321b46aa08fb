import { describe, expect, it } from 'vitest';
import { daysBefore } from './home/days-before.ts';
import { daysOf, isWithin, momentsOf, readPeriod } from './sales.period.ts';

const TODAY = '2026-03-31';

describe('a period of sales', () => {
  it.each([
    ['today', { from: '2026-03-31', to: '2026-03-31' }],
    ['7-days', { from: '2026-03-25', to: '2026-03-31' }],
    ['30-days', { from: '2026-03-02', to: '2026-03-31' }],
    ['this-month', { from: '2026-03-01', to: '2026-03-31' }],
    ['last-month', { from: '2026-02-01', to: '2026-02-28' }],
  ] as const)('%s has both its days', (period, days) => {
    expect(daysOf(period, TODAY)).toEqual(days);
  });

  it.each([
    ['7-days', '2026-03-31', { from: '2026-03-18', to: '2026-03-24' }],
    ['30-days', '2026-03-31', { from: '2026-01-31', to: '2026-03-01' }],
    ['this-month', '2026-03-10', { from: '2026-02-01', to: '2026-02-10' }],
    ['this-month', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
  ] as const)('%s on %s is compared with as much before it, within its month', (period, today, days) => {
    expect(daysBefore(period, today)).toEqual(days);
  });

  it('begins at midnight here, and ends before the midnight after its last day', () => {
    const { from, to } = momentsOf({ from: '2026-03-30', to: '2026-03-31' });

    expect(new Date(from)).toEqual(new Date(2026, 2, 30));
    expect(isWithin(from, { from, to })).toBe(true);
    expect(isWithin(new Date(2026, 2, 31, 23, 59).toISOString(), { from, to })).toBe(true);
    expect(isWithin(to, { from, to })).toBe(false);
  });

  it.each([
    ['dates=7-days', { period: '7-days', days: { from: '2026-03-25', to: '2026-03-31' } }],
    ['from=2026-01-05&to=2026-01-09', { days: { from: '2026-01-05', to: '2026-01-09' } }],
    ['from=2026-01-05', {}],
    ['from=2026-02-31&to=2026-03-02', {}],
    ['from=2026-01-09&to=2026-01-05', {}],
    ['dates=always&from=yesterday&to=2026-01-05', {}],
  ])('is read from %s', (search, expected) => {
    expect(readPeriod(new URLSearchParams(search), TODAY)).toEqual(expected);
  });
});
