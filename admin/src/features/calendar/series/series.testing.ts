import type { EventTimes } from '@embarque/design-system/calendar';
import { sampleEvent } from '../machine/calendar.testing.ts';
import type { CalendarEvent, Repetition } from '../model/calendar.state.ts';
import { datesIn } from './series.dates.ts';

const NEW_YORK = 'America/New_York';

/** A series for tests, in New York as the examples of RFC 5545 are. */
export const seriesOf = (
  times: Pick<EventTimes, 'start' | 'end'>,
  rule: string,
  others: Partial<Repetition> = {},
): CalendarEvent =>
  sampleEvent(1, {
    ...times,
    allDay: !times.start.includes('T'),
    repetition: { rule, timeZone: NEW_YORK, leftOut: [], changed: [], ...others },
  });

/** A series of one hour from 9:00 in New York on. */
export function hourOf(day: string, rule: string, others: Partial<Repetition> = {}): CalendarEvent {
  const isSummer = day.slice(5) > '04-06' && day.slice(5) < '10-26';
  const [start, end] = isSummer ? ['13', '14'] : ['14', '15'];
  return seriesOf({ start: `${day}T${start}:00:00.000Z`, end: `${day}T${end}:00:00.000Z` }, rule, others);
}

/** The starts of the dates of a series, as the clocks of New York show them. */
export function datesOf(series: CalendarEvent, start = '1997-01-01', end = '2011-01-01'): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: NEW_YORK, dateStyle: 'short', timeStyle: 'short' });
  return datesIn(series, { start, end }).map((date) =>
    date.allDay ? date.start : format.format(new Date(date.start)),
  );
}
