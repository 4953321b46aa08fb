import type { EventTimes } from '@embarque/design-system/calendar';
import type { ChangedEvent } from './calendar.import.ts';
import {
  type CalendarState,
  type EventFields,
  eventOf,
  type NewEvent,
  timesOf,
  withEvent,
  withFields,
  type CalendarEvent,
  type ChangedDate,
  type Repetition,
} from './calendar.state.ts';

/** A change that a person makes to the events. */
export type CalendarCommand =
  | { type: 'event added'; event: NewEvent }
  | { type: 'event updated'; eventId: number; fields: EventFields }
  | { type: 'event moved'; eventId: number; to: EventTimes }
  | { type: 'event deleted'; eventId: number }
  | { type: 'event restored'; event: CalendarEvent }
  /** One date of a series. */
  | { type: 'date changed'; eventId: number; date: string; to: DateChange }
  /** A series ends before one of its dates; those from there on are an event by themselves, or gone. */
  | { type: 'series split'; eventId: number; repetition: Repetition; event: NewEvent | null }
  /** New events, each with its identity, and later versions of others. */
  | { type: 'events imported'; events: readonly NewEvent[]; changed: readonly ChangedEvent[] }
  /** The events with these identities go, and others are what they were. */
  | { type: 'import undone'; uids: readonly string[]; before: readonly CalendarEvent[] };

/** The fields of a date; or it is left out; or as the rule has it. */
export type DateChange = Omit<ChangedDate, 'date'> | 'left out' | 'regular';

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
    case 'date changed':
      return withDate(state, command);
    case 'series split':
      return withSplit(state, command);
    case 'import undone':
      return withoutImport(state, command);
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
  const applied = applyCommand(state, command);
  const isSplit = command.type === 'series split';
  return events.reduce(withEvent, isSplit ? { events: applied.events.filter(({ id }) => id >= 0) } : applied);
}

/** The command that takes another one back, asked before that one is applied; `null` where there is none. */
export function invertCommand(state: CalendarState, command: CalendarCommand): CalendarCommand | null {
  if (command.type === 'events imported') return undoOfImport(command);
  const event = 'eventId' in command ? eventOf(state, command.eventId) : undefined;
  if (!event) return null;
  switch (command.type) {
    case 'event updated':
      return { type: 'event updated', eventId: event.id, fields: fieldsBefore(event, command.fields) };
    case 'event moved':
      return { type: 'event moved', eventId: event.id, to: timesOf(event) };
    case 'event deleted':
      return { type: 'event restored', event };
    case 'date changed':
      return { ...command, to: dateBefore(event, command.date) };
    case 'series split':
      return undoOfSplit(event, command);
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

type Imported = Extract<CalendarCommand, { type: 'events imported' }>;

const undoOfImport = ({ events, changed }: Imported): CalendarCommand => ({
  type: 'import undone',
  uids: events.flatMap(({ uid }) => uid ?? []),
  // A version that an event had by itself has no number.
  before: changed.map(({ before }) => ({ sequence: 0, repetition: null, reminder: null, ...before })),
});

type Split = Extract<CalendarCommand, { type: 'series split' }>;

const undoOfSplit = (series: CalendarEvent, { event }: Split): CalendarCommand =>
  event?.uid === undefined
    ? { type: 'event updated', eventId: series.id, fields: { repetition: series.repetition ?? null } }
    : { type: 'import undone', uids: [event.uid], before: [series] };

/** The number that the later part of a series has until the server gives it one. */
const pendingId = (eventId: number) => -eventId;

function withSplit(state: CalendarState, { eventId, repetition, event }: Split): CalendarState {
  if (!eventOf(state, eventId)) return state;
  const head = withFields(state, eventId, { repetition });
  return event ? withEvent(head, { ...event, id: pendingId(eventId) }) : head;
}

/** The moment of a date, in whatever form it is written. */
const isSameDate = (one: string, other: string) => Date.parse(one) === Date.parse(other);

function withDate(
  state: CalendarState,
  { eventId, date, to }: Extract<CalendarCommand, { type: 'date changed' }>,
): CalendarState {
  const repetition = eventOf(state, eventId)?.repetition;
  if (!repetition) return state;
  const leftOut = repetition.leftOut.filter((each) => !isSameDate(each, date));
  const changed = repetition.changed.filter((each) => !isSameDate(each.date, date));
  if (to === 'left out') leftOut.push(date);
  else if (to !== 'regular') changed.push({ ...to, date });
  return withFields(state, eventId, { repetition: { ...repetition, leftOut, changed } });
}

function dateBefore({ repetition }: CalendarEvent, date: string): DateChange {
  if (repetition?.leftOut.some((each) => isSameDate(each, date))) return 'left out';
  const known = repetition?.changed.find((each) => isSameDate(each.date, date));
  if (!known) return 'regular';
  const { date: _, ...fields } = known;
  return fields;
}

/** The events as they were before an import; the same object when there is nothing of it. */
function withoutImport(
  state: CalendarState,
  { uids, before }: Extract<CalendarCommand, { type: 'import undone' }>,
): CalendarState {
  const isImported = ({ uid }: CalendarEvent) => uid !== undefined && uids.includes(uid);
  const rest = state.events.some(isImported) ? { events: state.events.filter((event) => !isImported(event)) } : state;
  return before.reduce((now, event) => withFields(now, event.id, event), rest);
}

function fieldsBefore(event: CalendarEvent, { extendedProps = {}, ...others }: EventFields): EventFields {
  const before = (from: object, names: object) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => name in names));
  const ended = before({ repetition: null, reminder: null }, others);
  return { ...ended, ...before(event, others), extendedProps: before(event.extendedProps, extendedProps) };
}
