import { format, parseISO } from 'date-fns';
import { here, momentsOf, type OffsetAt, offsetOf } from '../../../../i18n/time/clock-changes.ts';
import { formatDayAndTime } from '../../../../i18n/format.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A moment as the fields for day and time have it: `2026-11-21T14:05`. */
export function localOf(moment: string, clocks: OffsetAt = here): string {
  const time = Date.parse(moment);
  return new Date(time - clocks(time) * MINUTE).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** The moment at which the clocks show this, the first of two; one that they skip is as much later as they are put forward. */
export function momentOf(local: string, clocks: OffsetAt = here): string {
  const [first] = momentsOf(local, clocks);
  const shown = Date.parse(`${local}Z`);
  return (first ?? new Date(shown + clocks(shown - DAY) * MINUTE)).toISOString();
}

/** The cause of a surprise with a time that was typed; undefined for a usual one. */
export function clockChangeAt(local: string, moment: string, clocks: OffsetAt = here) {
  const moments = momentsOf(local, clocks);
  if (moments.length === 0) return 'skipped';
  if (moments.length === 1) return undefined;
  return moments[0]?.getTime() === Date.parse(moment) ? 'first of two' : 'second of two';
}

/** A moment with the distance of its clocks from UTC: `29/02/2028 09:00 (UTC−3)`. */
export function formatMoment(moment: string, clocks: OffsetAt = here): string {
  const [day = '', time = ''] = localOf(moment, clocks).split('T');
  return `${day.split('-').toReversed().join('/')} ${time} (${offsetOf(parseISO(moment), clocks)})`;
}

/** The time of a moment today, `10:12`; of any other, the day too: `29/02/2028 10:12`. */
export function formatLately(moment: string, today: string): string {
  const date = parseISO(moment);
  return format(date, 'yyyy-MM-dd') === today ? format(date, 'HH:mm') : formatDayAndTime(date);
}
