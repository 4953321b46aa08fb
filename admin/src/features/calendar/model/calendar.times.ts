import type { EventTimes } from '@embarque/design-system/calendar';
import { here, momentsOf, type OffsetAt } from '../../../i18n/time/clock-changes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** The start of a day's work, for an event that had no time of day. */
const MORNING = { start: '09:00', end: '10:00' };

/**
 * The times of an event as a form asks for them: `2027-06-14T09:00`, on the clocks of the place. They stay complete while the event
 * lasts all day, so that nothing is lost when it gets a time of day again; `end` is then on the last day, not after it.
 */
export interface FormTimes {
  start: string | null;
  end: string | null;
  allDay: boolean;
}

interface CompleteTimes extends FormTimes {
  start: string;
  end: string;
}

/** The day and time that the clocks show at a moment: `2027-06-14T09:00`. */
export function wallTimeOf(moment: string, clocks: OffsetAt = here): string {
  const time = Date.parse(moment);
  return toMinute(new Date(time - clocks(time) * MINUTE));
}

/** The moment at which the clocks show a day and time, in UTC; the first of two, and the next there is where they skip it. */
export function momentOf(wallTime: string, clocks: OffsetAt = here): string {
  const [moment] = momentsOf(wallTime, clocks);
  if (moment) return moment.toISOString();
  const shown = Date.parse(`${wallTime}Z`);
  return new Date(shown + clocks(shown - DAY * MINUTE) * MINUTE).toISOString();
}

/** `2027-06-14T09:00`, so many minutes later, whatever the clocks do in between. */
export const shiftWallTime = (wallTime: string, minutes: number): string =>
  toMinute(new Date(Date.parse(`${wallTime}Z`) + minutes * MINUTE));

/** The day so many days after another one. */
export const shiftDay = (day: string, days: number): string => shiftWallTime(`${day}T00:00`, days * DAY).slice(0, 10);

const minutesBetween = (start: string, end: string) => (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / MINUTE;

/** The times of an event for the form. */
export function formTimesOf({ start, end, allDay }: EventTimes, clocks: OffsetAt = here): CompleteTimes {
  if (!allDay) return { start: wallTimeOf(start, clocks), end: wallTimeOf(end, clocks), allDay };
  const last = end > start ? shiftDay(end, -1) : start;
  return { start: `${start}T${MORNING.start}`, end: `${last}T${MORNING.end}`, allDay };
}

/** The times that a form stands for; `null` as long as one is missing. */
export function eventTimesOf({ start, end, allDay }: FormTimes, clocks: OffsetAt = here): EventTimes | null {
  if (!start || !end) return null;
  if (!allDay) return { start: momentOf(start, clocks), end: momentOf(end, clocks), allDay };
  return { start: start.slice(0, 10), end: shiftDay(lastDayOf({ start, end }), 1), allDay };
}

/** The last day that an event is on: one that ends at midnight is not on the day that begins then. */
export function lastDayOf({ start, end }: { start: string; end: string }): string {
  const isAtMidnight = end.endsWith('T00:00') && end > start;
  return (isAtMidnight ? shiftWallTime(end, -1) : end).slice(0, 10);
}

/** The form's times with another start: the event lasts as long as before. */
export function withStart(times: FormTimes, start: string | null): FormTimes {
  if (!start || !times.start || !times.end) return { ...times, start };
  return { ...times, start, end: shiftWallTime(times.end, minutesBetween(times.start, start)) };
}

export type TimesProblem = 'no start' | 'no end' | 'ends too early' | 'start is skipped' | 'end is skipped';

/** Why the times make no event; `null` when they do. The clocks skip an hour when they go forward. */
export function problemOfTimes({ start, end, allDay }: FormTimes, clocks: OffsetAt = here): TimesProblem | null {
  if (!start) return 'no start';
  if (!end) return 'no end';
  const isSkipped = (local: string) => !allDay && momentsOf(local, clocks).length === 0;
  if (isSkipped(start)) return 'start is skipped';
  if (isSkipped(end)) return 'end is skipped';
  const isTooEarly = allDay ? lastDayOf({ start, end }) < start.slice(0, 10) : end <= start;
  return isTooEarly ? 'ends too early' : null;
}

/** An event at another start, as long as before by the clocks: an hour stays an hour when they change in between. */
export function movedTo(times: EventTimes, start: string, clocks: OffsetAt = here): EventTimes {
  const moved = eventTimesOf(withStart(formTimesOf(times, clocks), start), clocks);
  return moved ?? times;
}

/** The first and the last day that an event is on. */
export function daysOf(times: EventTimes, clocks: OffsetAt = here): { first: string; last: string } {
  const { start, end } = formTimesOf(times, clocks);
  const first = start.slice(0, 10);
  const last = lastDayOf({ start, end });
  return { first, last: last > first ? last : first };
}

/** An hour that begins with the next full one; the last of the day when it is late. */
export function nextHour(day: string, now: Date): CompleteTimes {
  const hour = String(Math.min(now.getHours() + 1, 23)).padStart(2, '0');
  const start = `${day}T${hour}:00`;
  return { start, end: shiftWallTime(start, 60), allDay: false };
}

const toMinute = (date: Date) => date.toISOString().slice(0, 16);
