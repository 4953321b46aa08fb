import { parseDate, toCalendarDate, toTime, type ZonedDateTime } from '@internationalized/date';
import type { EventTimes } from '../calendar.types.ts';
import { addDays } from './days.ts';
import { toMoment, written, zoned } from './zone.ts';

/** The length of an event that comes without one, in minutes. */
const DEFAULT_MINUTES = 60;

/** The time at which an event starts that lasted whole days before. */
const START_OF_WORK = '09:00';

/**
 * The event some days later, or earlier, at the same time of day: clocks that change meanwhile change neither its time nor, where they
 * allow it, its length.
 */
export function moveDays(times: EventTimes, days: number, zone: string): EventTimes {
  if (times.allDay) return { ...times, start: addDays(times.start, days), end: addDays(times.end, days) };
  const [start, end] = [zoned(times.start, zone), zoned(times.end, zone)];
  const moved = start.add({ days });
  const sameTime = end.add({ days });
  return { start: written(moved), end: written(atLeast(sameTime, moved, lengthOf(start, end))), allDay: false };
}

/** The timed event some minutes later, or earlier, as clocks run. Events of whole days stay. */
export function moveMinutes(times: EventTimes, minutes: number, zone: string): EventTimes {
  if (times.allDay) return times;
  const move = (moment: string) => written(zoned(moment, zone).add({ minutes }));
  return { start: move(times.start), end: move(times.end), allDay: false };
}

/** The event with another end; as it is when nothing would be left of it. Days for all-day events, minutes for others. */
export function moveEnd(times: EventTimes, by: { days: number; minutes: number }, zone: string): EventTimes {
  if (times.allDay) {
    const end = addDays(times.end, by.days);
    return end > times.start ? { ...times, end } : times;
  }
  const end = zoned(times.end, zone).add({ minutes: by.minutes });
  return end.compare(zoned(times.start, zone)) > 0 ? { ...times, end: written(end) } : times;
}

/** The event with another start and its length. */
export function withStart(times: EventTimes, start: string, zone: string): EventTimes {
  if (times.allDay) return moveDays(times, parseDate(start).compare(parseDate(times.start)), zone);
  const length = lengthOf(zoned(times.start, zone), zoned(times.end, zone));
  const moved = zoned(start, zone);
  return { start: written(moved), end: written(moved.add({ milliseconds: length })), allDay: false };
}

/** A timed event as one of whole days: the day on which it starts. */
export function asAllDay(times: EventTimes, zone: string): EventTimes {
  if (times.allDay) return times;
  const first = toCalendarDate(zoned(times.start, zone)).toString();
  return { start: first, end: addDays(first, 1), allDay: true };
}

/** An event of whole days as one of an hour on its first day, at nine or at another time. */
export function asTimed(times: EventTimes, zone: string, at: string = START_OF_WORK): EventTimes {
  return times.allDay ? hourFrom(toMoment(`${times.start}T${at}`, zone), zone) : times;
}

/** An hour that begins at a moment. */
export function hourFrom(moment: string, zone: string): EventTimes {
  const start = zoned(moment, zone);
  return { start: written(start), end: written(start.add({ minutes: DEFAULT_MINUTES })), allDay: false };
}

/** Whether both say the same, however it is written. */
export function isSame(one: EventTimes, other: EventTimes): boolean {
  if (one.allDay !== other.allDay) return false;
  if (one.allDay) return one.start === other.start && one.end === other.end;
  return isSameMoment(one.start, other.start) && isSameMoment(one.end, other.end);
}

/** The minutes since midnight, on the clocks of a zone. */
export function minutesOf(moment: string, zone: string): number {
  const { hour, minute } = toTime(zoned(moment, zone));
  return hour * 60 + minute;
}

const isSameMoment = (one: string, other: string) => new Date(one).getTime() === new Date(other).getTime();

const lengthOf = (start: ZonedDateTime, end: ZonedDateTime) => end.compare(start);

/** Clocks that are set forward may leave less than nothing of an event at night: then its length counts. */
function atLeast(end: ZonedDateTime, start: ZonedDateTime, length: number): ZonedDateTime {
  return end.compare(start) > 0 ? end : start.add({ milliseconds: length });
}
