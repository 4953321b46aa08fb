import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setNow } from './clock.ts';
import { dayFromToday, dayOfMonth, minutesAgo, timeFromToday } from './days.ts';

beforeEach(() => setNow(new Date(2030, 0, 30, 23, 59).getTime()));
afterEach(() => setNow());

describe('days', () => {
  it('are counted by the calendar, across months and years', () => {
    expect([-30, 0, 1, 2].map(dayFromToday)).toEqual(['2029-12-31', '2030-01-30', '2030-01-31', '2030-02-01']);
  });

  it('of a month stay inside that month', () => {
    expect(dayOfMonth(0, 4)).toBe('2030-01-04');
    expect(dayOfMonth(-1, 31)).toBe('2029-12-31');
    expect(dayOfMonth(1, 31)).toBe('2030-02-28');
  });
});

describe('moments', () => {
  it('are at a time of day where the answer is read', () => {
    expect(timeFromToday(2, 9, 30)).toBe(new Date(2030, 1, 1, 9, 30).toISOString());
  });

  it('in the past are so many minutes ago', () => {
    expect(minutesAgo(90)).toBe(new Date(2030, 0, 30, 22, 29).toISOString());
  });
});
