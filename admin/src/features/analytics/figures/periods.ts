import type { CardPeriod, DayRange } from '@embarque/design-system';
import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  formatISO,
  startOfMonth,
  startOfYear,
  subMonths,
  subYears,
} from 'date-fns';

/** The days of a period, and as many or the same of the period before, which they are compared with. */
export interface Comparison {
  days: DayRange;
  before: DayRange;
}

/** Beyond as many days, a chart shows months. */
const MOST_DAYS = 62;

const dayOf = (date: Date) => formatISO(date, { representation: 'date' });
const dateOf = (day: string) => new Date(`${day}T00:00`);

/**
 * The one reading of a period: requests, axes and comparisons all take their days from here. Days are counted as the sales page
 * counts them, today the last.
 *
 * @param today as ISO 8601 writes it: `2030-06-03`
 */
export function comparisonOf(period: CardPeriod, today: string): Comparison {
  const now = dateOf(today);
  switch (period) {
    case 'last 7 days':
      return inDays(now, 7);
    case 'last 28 days':
      return inDays(now, 28);
    case 'last month': {
      const end = startOfMonth(now);
      return between(subMonths(end, 2), subMonths(end, 1), end);
    }
    case 'last year': {
      const end = startOfYear(now);
      return between(subYears(end, 2), subYears(end, 1), end);
    }
  }
}

/** The last six months that have ended. */
export function sixMonthsUntil(today: string): DayRange {
  const end = startOfMonth(dateOf(today));
  return rangeOf(subMonths(end, 6), end);
}

/** The days of the month that a day belongs to. */
export function monthOf(day: string): DayRange {
  const start = startOfMonth(dateOf(day));
  return rangeOf(start, addMonths(start, 1));
}

function inDays(now: Date, days: number): Comparison {
  const end = addDays(now, 1);
  return between(addDays(end, -2 * days), addDays(end, -days), end);
}

/** The days from `start` until `end`, which is not one of them, and those from `earlier` until `start`. */
function between(earlier: Date, start: Date, end: Date): Comparison {
  return { days: rangeOf(start, end), before: rangeOf(earlier, start) };
}

function rangeOf(start: Date, end: Date): DayRange {
  return { from: dayOf(start), to: dayOf(addDays(end, -1)) };
}

/** A part of a period with its values, which may be missing. */
export interface Part {
  /** Its first day. */
  day: string;
  values: (number | null)[];
}

/** Days are shown as they are, many of them by month. */
export function unitOf({ from, to }: DayRange): 'day' | 'month' {
  return differenceInCalendarDays(dateOf(to), dateOf(from)) < MOST_DAYS ? 'day' : 'month';
}

/** The values of a period by day or by month. A value that the response lacks is missing, not zero. */
export function partsOf(days: DayRange, values: readonly (number | null)[], unit = unitOf(days)): Part[] {
  const parts = new Map<string, (number | null)[]>();
  const count = differenceInCalendarDays(dateOf(days.to), dateOf(days.from)) + 1;
  for (let index = 0; index < count; index += 1) {
    const date = addDays(dateOf(days.from), index);
    const day = dayOf(unit === 'day' ? date : startOfMonth(date));
    parts.set(day, [...(parts.get(day) ?? []), values[index] ?? null]);
  }
  return [...parts].map(([day, own]) => ({ day, values: own }));
}
