import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { follow, type Followed, nothingFollowed } from '../../../outbox/view/outbox.followed.ts';
import type { CalendarCommand, CalendarResponse } from '../model/calendar.commands.ts';
import {
  type CalendarState,
  type EventsQuery,
  isInCalendars,
  type ShownEvent,
  withLoadedEvents,
  type CalendarEvent,
} from '../model/calendar.state.ts';
import { datesIn } from '../series/series.dates.ts';
import { calendarOutbox } from '../server/calendar.outbox.ts';

export interface CalendarInput {
  outbox: RunningOutbox;
  query: EventsQuery;
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
}

/** All known events, also those of months that were in view before. */
type CalendarData = Followed<CalendarState, CalendarCommand, CalendarResponse>;

export interface CalendarContext extends CalendarInput, CalendarData {
  /** Those of the days and calendars in view; of a series, its dates. */
  inView: readonly ShownEvent[];
  /** Whether events have been loaded since the page was opened. */
  hasLoaded: boolean;
  /** Why the events in view could not be loaded. */
  error: unknown;
  /** Why the last change of the open panel was refused. */
  refusal: unknown;
}

export function firstContext(input: CalendarInput): CalendarContext {
  return {
    ...input,
    ...nothingFollowed({ events: [] }),
    inView: [],
    hasLoaded: false,
    error: null,
    refusal: null,
  };
}

const followed = follow(calendarOutbox);

/** Other days or calendars are in view: what is known of them shows at once. */
export function withQuery({ shown, inView }: CalendarContext, query: EventsQuery): Partial<CalendarContext> {
  return { query, inView: eventsIn(shown, query, inView) };
}

/** The events in view are loaded. Neither an open save nor one that was confirmed meanwhile is overwritten. */
export function withLoaded(context: CalendarContext, loaded: readonly CalendarEvent[]): Partial<CalendarContext> {
  const { confirmed, query } = context;
  const data = followed.loaded(context, withLoadedEvents(confirmed, loaded, query));
  return { ...withView(context, data), hasLoaded: true, error: null };
}

/** The outbox has other entries, or the server has confirmed or refused one. */
export function withOutbox(
  context: CalendarContext,
  changed: OutboxChanged<CalendarCommand, CalendarResponse>,
): Partial<CalendarContext> {
  return withView(context, followed.changed(context, changed));
}

const withView = ({ query, inView }: CalendarContext, data: CalendarData) => ({
  ...data,
  inView: eventsIn(data.shown, query, inView),
});

/** The same list as before when nothing in it differs: all events are drawn again with another one. */
function eventsIn({ events }: CalendarState, query: EventsQuery, before: readonly ShownEvent[]) {
  const inView = events
    .flatMap((event) => datesIn(event, query.range))
    .filter((event) => isInCalendars(event, query.calendars));
  return inView.length === before.length && inView.every((event, index) => event === before[index]) ? before : inView;
}
