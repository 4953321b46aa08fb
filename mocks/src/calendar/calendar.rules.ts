import { decline } from '../lib/http/answers.ts';
import type { CalendarEvent, CalendarName } from './calendar.contract.ts';

const names: readonly CalendarName[] = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'];

/** Reads which calendars an address asks for: all when it does not say, none when it says so. */
export function readCalendars(params: URLSearchParams): readonly CalendarName[] {
  const lists = [...params.getAll('calendars'), ...params.getAll('calendars[]')];
  if (lists.length === 0) return names;
  const wanted = new Set(lists.flatMap((list) => list.split(',')));
  return names.filter((name) => wanted.has(name));
}

/** The events of some calendars. */
export function eventsOf(events: readonly CalendarEvent[], calendars: readonly CalendarName[]): CalendarEvent[] {
  return events.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar));
}

/** Hands an event on whose times make sense together, and declines any other. */
export function withSoundTimes(event: CalendarEvent): CalendarEvent {
  const { start, end, allDay } = event;
  if (Date.parse(end) < Date.parse(start)) throw decline(400, 'event.end: An event cannot end before it starts');
  if (isDay(start) !== allDay || isDay(end) !== allDay) {
    throw decline(400, 'event.start: All-day events need days such as 2030-06-15, all others moments in UTC');
  }
  return event;
}

function isDay(time: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(time);
}
