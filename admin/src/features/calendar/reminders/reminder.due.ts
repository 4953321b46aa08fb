import type { CalendarEvent } from '../model/calendar.state.ts';
import { shiftDay, wallTimeOf } from '../model/calendar.times.ts';
import { datesIn } from '../series/series.dates.ts';

const MINUTE = 60_000;

/** A reminder whose time has come. */
export interface DueReminder {
  /** Tells it from all others; the same event at another time has another one. */
  id: string;
  eventId: number;
  /** The start that the date has by the rule of its series. */
  date?: string;
  title: string;
  start: string;
  allDay: boolean;
  /** When it was due, as a time stamp in milliseconds. */
  at: number;
}

/** The reminders that come due after one moment, up to another one, the earliest first. */
export function dueBetween(events: readonly CalendarEvent[], after: number, until: number): DueReminder[] {
  return events.flatMap((event) => dueOf(event, after, until)).toSorted((one, other) => one.at - other.at);
}

function dueOf(event: CalendarEvent, after: number, until: number): DueReminder[] {
  const { reminder } = event;
  if (typeof reminder !== 'number') return [];
  const day = (time: number) => wallTimeOf(new Date(time).toISOString()).slice(0, 10);
  const range = { start: day(after + reminder * MINUTE), end: shiftDay(day(until + reminder * MINUTE), 1) };
  return datesIn(event, range).flatMap(({ id, date, title, start, allDay }): DueReminder[] => {
    const at = startOf(start, allDay) - reminder * MINUTE;
    if (at <= after || at > until) return [];
    return [{ id: `${id}@${start}@${at}`, eventId: id, ...(date !== undefined && { date }), title, start, allDay, at }];
  });
}

/** Whole days begin at midnight here. */
const startOf = (start: string, allDay: boolean): number => new Date(allDay ? `${start}T00:00` : start).getTime();
