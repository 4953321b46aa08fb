import { applyAll } from '../../../outbox/outbox.core.ts';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { type Entry, type OutboxChange, PartlyDone } from '../../../outbox/outbox.types.ts';
import {
  applyCommand,
  type CalendarCommand,
  type CalendarResponse,
  confirmCommand,
} from '../model/calendar.commands.ts';
import {
  type CalendarState,
  type EventsQuery,
  isInQuery,
  withLoadedEvents,
  type CalendarEvent,
} from '../model/calendar.state.ts';

export interface CalendarInput {
  outbox: RunningOutbox;
  query: EventsQuery;
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
}

export interface CalendarContext extends CalendarInput {
  /** The events as the server last confirmed them, of all months that were in view. */
  confirmed: CalendarState;
  /** Commands that the server has not confirmed, in order. */
  entries: readonly Entry<CalendarCommand>[];
  /** All known events: the confirmed ones with the unconfirmed commands on top. */
  known: CalendarState;
  /** The known events of the days and calendars in view. */
  shown: readonly CalendarEvent[];
  /** Confirmations that came while events were being loaded, and may not be in what is loaded. */
  early: readonly OutboxChange<CalendarCommand, CalendarResponse>[];
  /** Whether events have been loaded since the page was opened. */
  hasLoaded: boolean;
  /** Why the events in view could not be loaded. */
  error: unknown;
  /** Id of the entry that the open panel waits for, and why the last one was refused. */
  submitted: string | null;
  refusal: unknown;
}

const nothing: CalendarState = { events: [] };

export function firstContext(input: CalendarInput): CalendarContext {
  return {
    ...input,
    confirmed: nothing,
    entries: [],
    known: nothing,
    shown: [],
    early: [],
    hasLoaded: false,
    error: null,
    submitted: null,
    refusal: null,
  };
}

/** Other days or calendars are in view: what is known of them shows at once. */
export function withQuery(context: CalendarContext, query: EventsQuery): Partial<CalendarContext> {
  return { query, shown: shownOf(context.known, query, context.shown) };
}

/** The events in view are loaded. Neither an open save nor one that was confirmed meanwhile is overwritten. */
export function withLoaded(context: CalendarContext, loaded: readonly CalendarEvent[]): Partial<CalendarContext> {
  const fresh = withLoadedEvents(context.confirmed, loaded, context.query);
  const confirmed = context.early.reduce(confirmedAfter, fresh);
  return { ...withConfirmed(context, confirmed, context.entries), early: [], hasLoaded: true, error: null };
}

/** The outbox has other entries, or the server has confirmed or refused one. */
export function withOutbox(
  context: CalendarContext,
  { entries, change }: OutboxChanged<CalendarCommand, CalendarResponse>,
): Partial<CalendarContext> {
  const confirmed = change ? confirmedAfter(context.confirmed, change) : context.confirmed;
  return withConfirmed(context, confirmed, entries);
}

function withConfirmed(
  { query, shown }: CalendarContext,
  confirmed: CalendarState,
  entries: CalendarContext['entries'],
): Partial<CalendarContext> {
  const known = applyAll({ apply: applyCommand }, confirmed, entries);
  return { confirmed, entries, known, shown: shownOf(known, query, shown) };
}

/** The same list as before when nothing in it differs: all events are drawn again with another one. */
function shownOf({ events }: CalendarState, query: EventsQuery, before: readonly CalendarEvent[]) {
  const shown = events.filter((event) => isInQuery(event, query));
  return shown.length === before.length && shown.every((event, index) => event === before[index]) ? before : shown;
}

function confirmedAfter(
  confirmed: CalendarState,
  change: OutboxChange<CalendarCommand, CalendarResponse>,
): CalendarState {
  if (change.type === 'confirmed') {
    return confirmCommand(confirmed, change.entry.command, change.response);
  }
  if (change.type !== 'rolled back' || !(change.error instanceof PartlyDone)) return confirmed;
  return confirmCommand(confirmed, change.entry.command, change.error.response as CalendarResponse);
}
