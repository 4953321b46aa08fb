import type { DayRange } from '@embarque/design-system';
import type { SalesPeriod } from '@embarque/mocks/sales-api/contract';
import { addDays, formatISO, startOfMonth } from 'date-fns';

/** Periods that move with the day; any other is two days in the URL. */
export const PERIODS = ['today', '7-days', '30-days', 'this-month', 'last-month'] as const;
export type Period = (typeof PERIODS)[number];

export const dayOf = (date: Date) => formatISO(date, { representation: 'date' });

/** The beginning of a day here: a moment without an offset is one of the device's clocks. `parseISO` is large, and days are always written so. */
export const dateOf = (day: string) => new Date(`${day}T00:00`);

/**
 * The first and the last day of a period.
 *
 * @param today as ISO 8601 writes it: `2026-11-21`
 */
export function daysOf(period: Period, today: string): DayRange {
  const now = dateOf(today);
  const back = (days: number) => ({ from: dayOf(addDays(now, 1 - days)), to: today });
  switch (period) {
    case 'today':
      return back(1);
    case '7-days':
      return back(7);
    case '30-days':
      return back(30);
    case 'this-month':
      return { from: dayOf(startOfMonth(now)), to: today };
    case 'last-month': {
      const end = addDays(startOfMonth(now), -1);
      return { from: dayOf(startOfMonth(end)), to: dayOf(end) };
    }
  }
}

/** The days as the sales API takes them: from midnight here until the midnight after the last one. */
export function momentsOf({ from, to }: DayRange): Required<SalesPeriod> {
  return { from: dateOf(from).toISOString(), to: addDays(dateOf(to), 1).toISOString() };
}

/** Whether a moment belongs to a period, which may be open at either end. */
export function isWithin(moment: string, { from, to }: SalesPeriod): boolean {
  const time = Date.parse(moment);
  return (from === undefined || time >= Date.parse(from)) && (to === undefined || time < Date.parse(to));
}

/** The period that the search params name; invalid ones count as left out. */
export function readPeriod(searchParams: URLSearchParams, today: string): { period?: Period; days?: DayRange } {
  const period = PERIODS.find((known) => known === searchParams.get('dates'));
  if (period) return { period, days: daysOf(period, today) };
  const [from, to] = [readDay(searchParams.get('from')), readDay(searchParams.get('to'))];
  return from && to && from <= to ? { days: { from, to } } : {};
}

function readDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = dateOf(text);
  // Some browsers count the 31st of a month that has fewer days as one of the next.
  return Number.isNaN(day.getTime()) || dayOf(day) !== text ? undefined : text;
}
