import { decline } from '../lib/http/answers.ts';
import { isoDay } from '../lib/time/days.ts';
import type { CalendarEvent, CalendarName, UpdateDateRequest } from './calendar.contract.ts';

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

/** The events of some calendars that lie in a range, in part or as a whole; a series is for its reader to unfold. */
export function eventsOf(
  events: readonly CalendarEvent[],
  { calendars, range }: { calendars: readonly CalendarName[]; range: EventRange },
): CalendarEvent[] {
  return events.filter(({ extendedProps, start, end, repetition }) => {
    if (repetition) return calendarsOf({ extendedProps, repetition }).some((name) => calendars.includes(name));
    const [from, to] = [timeOf(start), timeOf(end)];
    const isInRange = from < range.end && (to > range.start || from === range.start);
    return isInRange && calendars.includes(extendedProps.calendar);
  });
}

const calendarsOf = ({ extendedProps, repetition }: Pick<CalendarEvent, 'extendedProps' | 'repetition'>) => [
  extendedProps.calendar,
  ...(repetition?.changed ?? []).map((date) => date.extendedProps.calendar),
];

/** A series with one of its dates changed. */
export function withDate(series: CalendarEvent, { date, to }: Omit<UpdateDateRequest, 'id'>): CalendarEvent {
  const { repetition } = series;
  if (!repetition) throw decline(409, 'The event does not repeat any more');
  const isOther = (one: string) => timeOf(one) !== timeOf(date);
  const leftOut = repetition.leftOut.filter(isOther);
  const changed = repetition.changed.filter((one) => isOther(one.date));
  if (to === 'left out') leftOut.push(date);
  else if (to !== 'regular') changed.push({ ...withSoundTimes(to), date });
  return { ...series, repetition: { ...repetition, leftOut, changed } };
}

/** An event without the fields that a request has ended. */
export function withoutEnded({ repetition, reminder, ...event }: CalendarEvent): CalendarEvent {
  return { ...event, ...(repetition && { repetition }), ...(typeof reminder === 'number' && { reminder }) };
}

/** Writes the times of an event in the one form in which they are stored, and declines those that make no sense together. */
export function withSoundTimes<Times extends Pick<CalendarEvent, 'start' | 'end' | 'allDay'>>(event: Times): Times {
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
