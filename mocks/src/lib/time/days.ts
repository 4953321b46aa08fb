import { now } from './clock.ts';

const minute = 60_000;

/** The calendar of the host that answers decides what day it is; in the page that is the reader's own. */
function today(): Date {
  return new Date(now());
}

/** A day counted from today, as `2030-06-15`. Negative counts lie in the past. */
export function dayFromToday(days: number): string {
  return isoDay(noon(0, today().getDate() + days));
}

/** A day of the month that is so many months away, as `2030-06-15`. Day 31 of a shorter month is its last day. */
export function dayOfMonth(months: number, day: number): string {
  const lastDay = noon(months + 1, 0).getDate();
  return isoDay(noon(months, Math.min(day, lastDay)));
}

/** A time of day, so many days from today: ISO 8601 in UTC. */
export function timeFromToday(days: number, hours: number, minutes = 0): string {
  const time = noon(0, today().getDate() + days);
  time.setHours(hours, minutes, 0, 0);
  return time.toISOString();
}

/** A moment in the past: ISO 8601 in UTC. */
export function minutesAgo(minutes: number): string {
  return new Date(now() - minutes * minute).toISOString();
}

// Midnight may not exist on the day the clocks go forward; noon always does.
function noon(months: number, day: number): Date {
  return new Date(today().getFullYear(), today().getMonth() + months, day, 12);
}

/** The day of a moment here, as `2030-06-15`. */
export function isoDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
