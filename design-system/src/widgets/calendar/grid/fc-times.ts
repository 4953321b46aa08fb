import type { CalendarEvent, EventTimes } from '../calendar.types.ts';
import { written, zoned } from '../times/zone.ts';

interface FullCalendarTimes {
  startStr: string;
  endStr: string;
  allDay: boolean;
}

/** The times of what FullCalendar answers with, in the form of ours. */
export function readTimes({ startStr, endStr, allDay }: FullCalendarTimes, zone: string): EventTimes {
  const read = (text: string) => (allDay ? text : readMoment(text, zone));
  return { start: read(startStr), end: read(endStr), allDay };
}

/** The moment as it is written here: with the offset of the zone. */
export const readMoment = (text: string, zone: string): string => written(zoned(text, zone));

/** An event as FullCalendar takes it. Its owner's data stay with it. */
export function toInput(event: CalendarEvent) {
  const { id, title, start, end, allDay, isReadOnly = false } = event;
  return { id, title, start, end, allDay, ...(isReadOnly && { editable: false }), extendedProps: { source: event } };
}
