import { formatISO } from 'date-fns';
import { dayFormatter, formatShortDay } from '../../../lib/i18n/format-day.ts';

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const DAY_MS = 86_400_000;

/** The day here of an instant: `2026-11-21`. */
export const dayOf = (instant: string): string => formatISO(new Date(instant), { representation: 'date' });

/** The clock here at an instant: `09:42`. */
export const clockOf = (instant: string): string => clock.format(new Date(instant));

/** The exact time: `21 nov. 2026, 09:42`. */
export const exactTimeOf = (instant: string): string =>
  `${formatShortDay(new Date(instant), { year: true })}, ${clockOf(instant)}`;

/** How many days a day lies before today. */
export const daysAgo = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / DAY_MS;

/** The name of a day within the last week: `sexta-feira`. Dates are Portuguese whatever the language of the texts. */
export const weekdayOf: (day: string) => string = dayFormatter({ weekday: 'long' });

/** `12 nov.`, with the year when it is another one. */
export const shortDayOf = (day: string, today: string): string =>
  formatShortDay(day, { year: day.slice(0, 4) !== today.slice(0, 4) });
