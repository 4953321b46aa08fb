import {
  type CalendarDate,
  type CalendarDateTime,
  DateFormatter,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';

/** Days from one to another, both included, as ISO 8601 writes them: `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** Which days can be chosen. */
export interface DayLimits {
  /** The first day that can be chosen: `2026-11-21`. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Days between them that cannot be chosen, such as those that are sold out. */
  disabledRanges?: readonly DayRange[] | undefined;
}

/** Why a day cannot be taken. */
export type Refusal = 'too early' | 'too late' | 'not available';

/** The day of `2026-11-21`; `null` for what is none. */
export const readDay = (text: string | null | undefined): CalendarDate | null => read(text, parseDate);

/** The day and time of `2026-11-21T14:05`; `null` for what is none. */
export const readMoment = (text: string | null | undefined): CalendarDateTime | null => read(text, parseDateTime);

/** The time of `14:05`; `null` for what is none. */
export const readTime = (text: string | null | undefined): Time | null => read(text, parseTime);

/** The first year that two digits mean in the last century: `68` is 2068, `69` is 1969, as POSIX has it. */
const PIVOT = 69;

/** The year that was meant by one or two digits; longer ones stay as they are. */
export function fullYear(typed: number): number {
  if (typed >= 100) return typed;
  return typed < PIVOT ? 2000 + typed : 1900 + typed;
}

/** Writes a day, a time, or both, to the minute. */
export function write(date: { toString: () => string } | null): string | null {
  return date && date.toString().replace(/(\d\d:\d\d):.*$/, '$1');
}

/** Why the day, or the day of the moment, lies outside the limits; `null` when it may be chosen. */
export function refusalOf(day: string | null, { min, max, disabledRanges = [] }: DayLimits): Refusal | null {
  if (!day) return null;
  const date = day.slice(0, 10);
  if (min && date < min) return 'too early';
  if (max && date > max) return 'too late';
  return disabledRanges.some(({ from, to }) => from <= date && date <= to) ? 'not available' : null;
}

/** `21/11/2026` */
export const formatDay = (day: string): string => format(day, { day: '2-digit', month: '2-digit', year: 'numeric' });

/** `21 de novembro de 2026` */
export const formatLongDay = (day: string): string => format(day, { dateStyle: 'long' });

/** Dates are Portuguese by default, whatever the language of the texts. */
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const date = readDay(day.slice(0, 10));
  return date ? new DateFormatter('pt-BR', { ...options, timeZone: 'UTC' }).format(date.toDate('UTC')) : '';
}

/** The moment on another day at the same time; at midnight when there was none. */
export function onDay(moment: string | null, day: string): string {
  return `${day}T${moment?.slice(11) || '00:00'}`;
}

function read<Value>(text: string | null | undefined, parse: (text: string) => Value): Value | null {
  if (!text) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}
