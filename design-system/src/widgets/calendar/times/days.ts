import { type CalendarDate, parseDate, toCalendarDate } from '@internationalized/date';
import type { EventTimes } from '../calendar.types.ts';
import { zoned } from './zone.ts';

/** Days from the first to the last, both included. */
export interface EventDays {
  first: string;
  last: string;
}

/** The days that an event is on. One that ends at midnight is not on the day that begins then. */
export function daysOf(times: EventTimes, zone: string): EventDays {
  if (times.allDay) {
    const last = parseDate(times.end).subtract({ days: 1 }).toString();
    return { first: times.start, last: later(times.start, last) };
  }
  const end = zoned(times.end, zone);
  const isMidnight = end.hour === 0 && end.minute === 0 && end.second === 0;
  const first = toCalendarDate(zoned(times.start, zone)).toString();
  const last = toCalendarDate(end).subtract({ days: isMidnight ? 1 : 0 });
  return { first, last: later(first, last.toString()) };
}

/** An event of whole days, from the first to the last one, both included. */
export function allDayTimes({ first, last }: EventDays): EventTimes {
  return { start: first, end: nextDay(last), allDay: true };
}

/** Whether an event is on a day. */
export function isOn(day: string, times: EventTimes, zone: string): boolean {
  const { first, last } = daysOf(times, zone);
  return first <= day && day <= last;
}

/** As many days later as given, or earlier. */
export const addDays = (day: string, days: number): string => parseDate(day).add({ days }).toString();

const nextDay = (day: string) => addDays(day, 1);

const later = (one: string, other: string) => (one > other ? one : other);

/** The days of a range, in order. */
export function eachDay({ first, last }: EventDays): string[] {
  const days: string[] = [];
  for (let day: CalendarDate = parseDate(first); day.toString() <= last; day = day.add({ days: 1 })) {
    days.push(day.toString());
  }
  return days;
}
