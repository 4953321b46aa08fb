import type { CalendarEvent as EventOfWidget } from '@embarque/design-system/calendar';
import type { ShownEvent } from './calendar.state.ts';

/** An event as the calendar draws it. */
export type WidgetEvent = EventOfWidget;

const drawn = new WeakMap<ShownEvent, WidgetEvent>();

/** Names an event of the calendar, or one date of a series: `12`, `12@2027-06-14`. */
export interface ShownId {
  eventId: number;
  /** The start that the date has by the rule of its series. */
  date: string | undefined;
}

export const shownIdOf = ({ eventId, date }: ShownId): string =>
  date === undefined ? `${eventId}` : `${eventId}@${date}`;

export function readShownId(id: string): ShownId {
  const [eventId, date] = id.split('@');
  return { eventId: Number(eventId), date };
}

/** The same object for the same event, so that the calendar draws only what has changed. */
export function toWidgetEvent(event: ShownEvent): WidgetEvent {
  const known = drawn.get(event);
  if (known) return known;
  const { id, date, title, start, end, allDay, extendedProps } = event;
  const made = {
    id: shownIdOf({ eventId: id, date }),
    title,
    start,
    end,
    allDay,
    calendar: extendedProps.calendar,
    // The later part of a series that was split, which the server has not numbered yet.
    ...(id < 0 && { isReadOnly: true }),
  };
  drawn.set(event, made);
  return made;
}
