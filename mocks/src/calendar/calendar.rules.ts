import { decline } from '../lib/http/answers.ts';
import { isoDay } from '../lib/time/days.ts';
import type { CalendarEvent, CalendarName } from './calendar.contract.ts';

const names: readonly CalendarName[] = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'];

/** Reads which calendars an address asks for: all when it does not say, none when it says so. */
export function readCalendars(params: URLSearchParams): readonly CalendarName[] {
  const lists = [...params.getAll('calendars'), ...params.getAll('calendars[]')];
  if (lists.length === 0) return names;
  const wanted = new Set(lists.flatMap((list) => list.split(',')));
  return names.filter((name) => wanted.has(name));
}

/** A part of time; open where it has no start or end. */
export interface EventRange {
  start: number;
  end: number;
}

/** Reads which part of time an address asks for: all of it when it does not say. */
export function readRange(params: URLSearchParams): EventRange {
  return { start: readLimit(params, 'start', -Infinity), end: readLimit(params, 'end', Infinity) };
}

/** The events of some calendars that lie in a range, in part or as a whole. */
export function eventsOf(
  events: readonly CalendarEvent[],
  { calendars, range }: { calendars: readonly CalendarName[]; range: EventRange },
): CalendarEvent[] {
  return events.filter(({ extendedProps, start, end }) => {
    const [from, to] = [timeOf(start), timeOf(end)];
    const isInRange = from < range.end && (to > range.start || from === range.start);
    return isInRange && calendars.includes(extendedProps.calendar);
  });
}

/** Writes the times of an event in the one form in which they are stored, and declines those that make no sense together. */
export function withSoundTimes(event: CalendarEvent): CalendarEvent {
  const { start, end } = event;
  if (timeOf(end) < timeOf(start)) throw decline(400, 'event.end: An event cannot end before it starts');
  if (!event.allDay) return { ...event, start: momentOf(start), end: momentOf(end) };
  const first = dayOf(start);
  const after = dayOf(end);
  return { ...event, start: first, end: after > first ? after : dayAfter(first) };
}

function readLimit(params: URLSearchParams, name: string, open: number): number {
  const text = params.get(name);
  if (text === null || text === '') return open;
  const time = timeOf(text);
  if (Number.isNaN(time)) throw decline(400, `${name}: must be a day such as 2030-06-15, or a moment in UTC`);
  return time;
}

const isDay = (time: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(time);

/** A day begins at midnight where the answer is read, or with the hour that follows where there is no midnight. */
const timeOf = (time: string): number => (isDay(time) ? new Date(`${time}T00:00`) : new Date(time)).getTime();

const momentOf = (time: string): string => new Date(timeOf(time)).toISOString();

const dayOf = (time: string): string => (isDay(time) ? time : isoDay(new Date(time)));

function dayAfter(day: string): string {
  const noon = new Date(`${day}T12:00`);
  noon.setDate(noon.getDate() + 1);
  return isoDay(noon);
}
