import type { CalendarEvent as EventOfWidget } from '@embarque/design-system/calendar';
import type { CalendarEvent } from './calendar.state.ts';

/** An event as the calendar draws it. */
export type WidgetEvent = EventOfWidget;

const drawn = new WeakMap<CalendarEvent, WidgetEvent>();

/** The same object for the same event, so that the calendar draws only what has changed. */
export function toWidgetEvent(event: CalendarEvent): WidgetEvent {
  const known = drawn.get(event);
  if (known) return known;
  const { id, title, start, end, allDay, extendedProps } = event;
  const made = { id: String(id), title, start, end, allDay, calendar: extendedProps.calendar };
  drawn.set(event, made);
  return made;
}
