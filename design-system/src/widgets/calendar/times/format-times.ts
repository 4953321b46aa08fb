import { dayFormatter } from '../../../lib/i18n/format-day.ts';
import type { EventTimes } from '../calendar.types.ts';
import { daysOf } from './days.ts';
import { toWallTime } from './zone.ts';

const numeric = dayFormatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
const long = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `quarta-feira, 25 de novembro de 2026` */
export const formatLongDay = (day: string): string => long(day);

/**
 * `Wednesday 25 November 2026`, for a label that goes on in words: a screen reader reads it in one voice.
 *
 * @param locale the language of those words
 */
export function spokenDay(day: string, locale: string): string {
  // The day comes before the month, as in the numbers that are seen.
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** `08:30` for minutes since midnight. */
export function formatMinutes(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time of day in a zone: `10:00`. */
export const formatTime = (moment: string, zone: string): string => toWallTime(moment, zone).slice(-'hh:mm'.length);

/** The hours of an event: `10:00 – 11:30`; nothing for whole days. */
export function formatHours(times: EventTimes, zone: string): string {
  return times.allDay ? '' : `${formatTime(times.start, zone)} – ${formatTime(times.end, zone)}`;
}

/** All about the time of an event: `25/11/2026, 10:00 – 11:00`, `25/11/2026 – 27/11/2026`, `25/11/2026 23:00 – 26/11/2026 02:00`. */
export function formatTimes(times: EventTimes, zone: string): string {
  const { first, last } = daysOf(times, zone);
  if (times.allDay) return first === last ? numeric(first) : `${numeric(first)} – ${numeric(last)}`;
  if (first === last) return `${numeric(first)}, ${formatHours(times, zone)}`;
  return [times.start, times.end]
    .map((moment) => `${numeric(toWallTime(moment, zone))} ${formatTime(moment, zone)}`)
    .join(' – ');
}
