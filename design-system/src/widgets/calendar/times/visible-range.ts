import { type CalendarDate, endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';
import type { ShownView } from '../calendar.types.ts';

/** Days from the first to the one after the last. */
export interface VisibleRange {
  /** The first day: `2026-11-01`. */
  start: string;
  /** The day after the last one. */
  end: string;
}

/** A month always takes six weeks, so that nothing moves from one to the next. */
const WEEKS_OF_MONTH = 6;

/** How many days phones show in place of a week. */
export const DAYS_ON_PHONES = 3;

/** The days that a view shows of a date, for the request of their events. Days before and after the month of a month view are among them. */
export function visibleRange(view: ShownView, date: string): VisibleRange {
  const day = parseDate(date);
  const [start, end] = rangeOf[view](day);
  return { start: start.toString(), end: end.toString() };
}

const week = (day: CalendarDate) => startOfWeek(day, 'pt-BR');

const rangeOf: Record<ShownView, (day: CalendarDate) => [CalendarDate, CalendarDate]> = {
  month: (day) => {
    const start = week(startOfMonth(day));
    return [start, start.add({ weeks: WEEKS_OF_MONTH })];
  },
  week: (day) => [week(day), week(day).add({ weeks: 1 })],
  days: (day) => [day, day.add({ days: DAYS_ON_PHONES })],
  day: (day) => [day, day.add({ days: 1 })],
  list: (day) => [startOfMonth(day), endOfMonth(day).add({ days: 1 })],
};

/** The date that the previous (-1) or next (1) press of a view leads to. */
export function stepDate(view: ShownView, date: string, by: 1 | -1): string {
  const day = parseDate(date);
  if (view === 'days') return day.add({ days: by * DAYS_ON_PHONES }).toString();
  const unit = ({ month: 'months', week: 'weeks', day: 'days', list: 'months' } as const)[view];
  return day.add({ [unit]: by }).toString();
}
