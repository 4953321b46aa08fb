import { differenceInCalendarDays, format, formatISO, isValid, parseISO } from 'date-fns';
import { dayFormatter, formatShortDay } from '../../../lib/i18n/format-day.ts';

/** The day here of an instant: `2026-11-21`. */
export const dayOf = (instant: string): string => formatISO(parseISO(instant), { representation: 'date' });

/** The clock here at an instant: `09:42`; nothing for what is no instant. */
export function clockOf(instant: string): string {
  const date = parseISO(instant);
  return isValid(date) ? format(date, 'HH:mm') : '';
}

/** The exact time: `21 nov. 2026, 09:42`. */
export const exactTimeOf = (instant: string): string =>
  `${formatShortDay(parseISO(instant), { year: true })}, ${clockOf(instant)}`;

/** How many days a day lies before today. */
export const daysAgo = (day: string, today: string): number => differenceInCalendarDays(parseISO(today), parseISO(day));

/** The name of a day within the last week: `sexta-feira`. Dates are Portuguese whatever the language of the texts. */
export const weekdayOf: (day: string) => string = dayFormatter({ weekday: 'long' });

/** `12 nov.`, with the year when it is another one. */
export const shortDayOf = (day: string, today: string): string =>
  formatShortDay(day, { year: day.slice(0, 4) !== today.slice(0, 4) });
