import { format, parseISO } from 'date-fns';
import { offsetOf } from '../../../../i18n/time/clock-changes.ts';
import { formatDayAndTime } from '../../../../i18n/format.ts';

/** A moment as the fields for day and time have it, by the clocks of the device: `2026-11-21T14:05`. */
export const localOf = (moment: string): string => format(parseISO(moment), "yyyy-MM-dd'T'HH:mm");

/** The moment at which the clocks of the device show this. */
export const momentOf = (local: string): string => parseISO(local).toISOString();

/** A moment in the zone of the device, which it names: `29/02/2028 09:00 (UTC−3)`. */
export function formatMoment(moment: string): string {
  const date = parseISO(moment);
  return `${format(date, 'dd/MM/yyyy HH:mm')} (${offsetOf(date)})`;
}

/** The time of a moment today, `10:12`; of any other, the day too: `29/02/2028 10:12`. */
export function formatLately(moment: string, today: string): string {
  const date = parseISO(moment);
  return format(date, 'yyyy-MM-dd') === today ? format(date, 'HH:mm') : formatDayAndTime(date);
}
