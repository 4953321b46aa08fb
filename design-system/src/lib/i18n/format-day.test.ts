import { expect, it } from 'vitest';
import { dayFormatter, formatDay, formatShortDay } from './format-day.ts';

it('a day that does not exist is written as it is, or as nothing in the short form', () => {
  for (const day of ['2026-02-30', '2026-13-01', '2026-W05', 'soon', '']) {
    expect(formatDay(day, { dateStyle: 'full' })).toBe(day);
    expect(formatShortDay(day)).toBe('');
  }
});

it('a day is the same in every time zone, with a time behind it too', () => {
  const format = dayFormatter({ dateStyle: 'short' });

  expect(['2028-02-29', '2028-02-29T23:59:59Z'].map(format)).toEqual(['29/02/2028', '29/02/2028']);
});
