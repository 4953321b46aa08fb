import type { EventTimes, VisibleRange } from '@embarque/design-system/calendar';
import type * as contract from '@embarque/mocks/calendar/contract';
import type { CalendarName } from '@embarque/mocks/calendar/contract';
import { knownOf, type Open } from '../../../http/response/tolerant.schema.ts';
import { daysOf } from './calendar.times.ts';

/** In the order of the filter. */
export const CALENDARS = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const satisfies CalendarName[];

interface CalendarDetails extends Omit<contract.CalendarDetails, 'calendar'> {
  calendar: Open<CalendarName>;
}

/** A date of a series that has fields of its own. */
export interface ChangedDate extends Omit<contract.ChangedDate, 'extendedProps'> {
  extendedProps: CalendarDetails;
}

export interface Repetition extends Omit<contract.Repetition, 'changed'> {
  changed: ChangedDate[];
}

/** An event as it can be read: a newer server may have calendars that this version does not know. */
export interface CalendarEvent extends Omit<contract.CalendarEvent, 'extendedProps' | 'repetition'> {
  repetition?: Repetition | null;
  extendedProps: CalendarDetails;
}

/** An event as it happens: one that happens once, or one date of a series. */
export interface ShownEvent extends CalendarEvent {
  /** The start that the date has by the rule of its series. */
  date?: string;
}

/** The events that the page knows of, in the order in which they were added; those of other months are among them. */
export interface CalendarState {
  events: readonly CalendarEvent[];
}

/** An event that has no id yet. */
export type NewEvent = Omit<CalendarEvent, 'id'>;

/** The fields that change; the details are given one by one. */
export type EventFields = Partial<Omit<CalendarEvent, 'id' | 'extendedProps'>> & {
  extendedProps?: Partial<CalendarDetails>;
};

/** The events to load: of some days, of some calendars. */
export interface EventsQuery {
  range: VisibleRange;
  calendars: readonly CalendarName[];
}

export const eventOf = ({ events }: CalendarState, eventId: number): CalendarEvent | undefined =>
  events.find(({ id }) => id === eventId);

export const timesOf = ({ start, end, allDay }: EventTimes): EventTimes => ({ start, end, allDay });

/** The events with one of them replaced, or added at the end. */
export function withEvent(state: CalendarState, event: CalendarEvent): CalendarState {
  const index = state.events.findIndex(({ id }) => id === event.id);
  return { events: index < 0 ? [...state.events, event] : state.events.with(index, event) };
}

/** The events with changed fields of one; the same object when nothing differs. */
export function withFields(state: CalendarState, eventId: number, fields: EventFields): CalendarState {
  const event = eventOf(state, eventId);
  if (!event) return state;
  const { extendedProps, ...others } = fields;
  const changed = withoutEnded({
    ...event,
    ...others,
    extendedProps: { ...event.extendedProps, ...extendedProps },
  });
  return JSON.stringify(changed) === JSON.stringify(event) ? state : withEvent(state, changed);
}

/** An event without the fields that were ended. */
function withoutEnded({ repetition, reminder, ...event }: CalendarEvent): CalendarEvent {
  return { ...event, ...(repetition && { repetition }), ...(typeof reminder === 'number' && { reminder }) };
}

/**
 * The known events after some were loaded. Days and calendars that were not asked for keep theirs, so that a month that was seen
 * before is there at once.
 */
export function withLoadedEvents(
  known: CalendarState,
  loaded: readonly CalendarEvent[],
  query: EventsQuery,
): CalendarState {
  const ids = new Set(loaded.map(({ id }) => id));
  const others = known.events.filter((event) => !ids.has(event.id) && !isInQuery(event, query));
  return { events: [...others, ...loaded].toSorted((one, other) => one.id - other.id) };
}

/** Whether an event is in one of the calendars; one that this version does not know counts with all of them. */
export function isInCalendars({ extendedProps }: CalendarEvent, calendars: readonly CalendarName[]): boolean {
  const known = knownOf(CALENDARS, extendedProps.calendar);
  return known ? calendars.includes(known) : calendars.length === CALENDARS.length;
}

/** Whether an event is on one of the days and in one of the calendars. A series is with its calendars alone, as its dates are many. */
export function isInQuery(event: CalendarEvent, { range, calendars }: EventsQuery): boolean {
  if (event.repetition) {
    const changed = event.repetition.changed.map((date) => ({ ...event, ...date }));
    return [event, ...changed].some((each) => isInCalendars(each, calendars));
  }
  if (!isInCalendars(event, calendars)) return false;
  const { first, last } = daysOf(event);
  return first < range.end && last >= range.start;
}
