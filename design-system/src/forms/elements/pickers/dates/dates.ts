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

const PASTED =
  /^(?:(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})|(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}))(?:[T,\s]+(?<time>\d{1,2}:\d{2}).*)?$/;

/**
 * Reads a pasted date as ISO 8601 or in Portuguese notation: `2026-11-21`, `21/11/2026`, each with or without a time.
 * @returns `2026-11-21` or `2026-11-21T14:05`; `null` for anything else
 */
export function readPasted(text: string): string | null {
  const { year, month, day, d, m, y, time } = PASTED.exec(text.trim())?.groups ?? {};
  const date = [year ?? y, ...[month ?? m, day ?? d].map((part) => part?.padStart(2, '0'))].join('-');
  const whole = time === undefined ? date : `${date}T${time.padStart(5, '0')}`;
  return write(time === undefined ? readDay(whole) : readMoment(whole));
}

/** A time that was copied elsewhere, such as `9:05`, on no day in particular; `null` for what is none. */
export const readPastedTime = (text: string): CalendarDateTime | null =>
  readMoment(`1970-01-01T${/^\d{1,2}:\d{2}/.exec(text.trim())?.[0].padStart(5, '0')}`);

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
