import type { EventTimes } from '@embarque/design-system/calendar';
import {
  type CalendarState,
  type EventFields,
  eventOf,
  type NewEvent,
  timesOf,
  withEvent,
  withFields,
  type CalendarEvent,
} from './calendar.state.ts';

/** A change that a person makes to the events. */
export type CalendarCommand =
  | { type: 'event added'; event: NewEvent }
  | { type: 'event updated'; eventId: number; fields: EventFields }
  | { type: 'event moved'; eventId: number; to: EventTimes }
  | { type: 'event deleted'; eventId: number }
  | { type: 'event restored'; event: CalendarEvent }
  | { type: 'events imported'; events: readonly NewEvent[] };

/** The server's response: the events as it has them now. */
export interface CalendarResponse {
  events?: readonly CalendarEvent[];
}

/** The events after a command; what is added has no id before the response and shows nothing here. */
export function applyCommand(state: CalendarState, command: CalendarCommand): CalendarState {
  switch (command.type) {
    case 'event updated':
      return withFields(state, command.eventId, command.fields);
    case 'event moved':
      return withFields(state, command.eventId, command.to);
    case 'event deleted':
      return eventOf(state, command.eventId)
        ? { events: state.events.filter(({ id }) => id !== command.eventId) }
        : state;
    case 'event added':
    case 'event restored':
    case 'events imported':
      return state;
  }
}

/** The events after the server has confirmed a command. Its response counts more than what was asked of it. */
export function confirmCommand(
  state: CalendarState,
  command: CalendarCommand,
  { events = [] }: CalendarResponse,
): CalendarState {
  return events.reduce(withEvent, applyCommand(state, command));
}

/** The command that takes another one back, asked before that one is applied; `null` where there is none. */
export function invertCommand(state: CalendarState, command: CalendarCommand): CalendarCommand | null {
  const event = 'eventId' in command ? eventOf(state, command.eventId) : undefined;
  if (!event) return null;
  switch (command.type) {
    case 'event updated':
      return { type: 'event updated', eventId: event.id, fields: fieldsBefore(event, command.fields) };
    case 'event moved':
      return { type: 'event moved', eventId: event.id, to: timesOf(event) };
    case 'event deleted':
      return { type: 'event restored', event };
    default:
      return null;
  }
}

/** Whether no request takes the command back under the same id, so that it waits for its undo to expire. */
export const isHeld = ({ type }: CalendarCommand): boolean => type === 'event deleted';

/** Whether nothing of it shows before the server's response. */
export const isAddition = ({ type }: CalendarCommand): boolean =>
  type === 'event added' || type === 'event restored' || type === 'events imported';

/** Changes of one event are sent in their order, those of different events side by side. */
export const scopeOf = (command: CalendarCommand): string =>
  'eventId' in command ? `calendar ${command.eventId}` : 'calendar new';

/** The last of two moves of one event, the first of which nobody has sent: keys that are pressed quickly are one move. */
export function mergeCommands(earlier: CalendarCommand, later: CalendarCommand): CalendarCommand | null {
  return earlier.type === 'event moved' && later.type === 'event moved' ? later : null;
}

/** Whether a command would change something. */
export const hasEffect = (state: CalendarState, command: CalendarCommand): boolean =>
  isAddition(command) || applyCommand(state, command) !== state;

function fieldsBefore(event: CalendarEvent, { extendedProps = {}, ...others }: EventFields): EventFields {
  const before = (from: object, names: object) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => name in names));
  return { ...before(event, others), extendedProps: before(event.extendedProps, extendedProps) };
}
