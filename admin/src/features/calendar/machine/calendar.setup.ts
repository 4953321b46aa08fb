import type { EventTimes } from '@embarque/design-system/calendar';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { type CalendarCommand, hasEffect, type CalendarResponse } from '../model/calendar.commands.ts';
import type { CalendarState, EventFields, EventsQuery, NewEvent, CalendarEvent } from '../model/calendar.state.ts';
import type { ChangedEvent } from '../model/calendar.import.ts';
import { loadEvents } from '../server/calendar.api.ts';
import { calendarOutbox } from '../server/calendar.outbox.ts';
import { type CalendarContext, type CalendarInput, withLoaded, withOutbox, withQuery } from './calendar.context.ts';

export type CalendarEventIn =
  | OutboxChanged<CalendarCommand, CalendarResponse>
  /** Other days are in view, or other calendars. */
  | { type: 'query changed'; query: EventsQuery }
  | { type: 'try again' }
  /** By pointer, finger, keyboard or dialog. */
  | { type: 'event moved'; eventId: number; to: EventTimes }
  | { type: 'event deleted'; eventId: number }
  | { type: 'events imported'; events: readonly NewEvent[]; changed: readonly ChangedEvent[] }
  /** Of a date of a series and perhaps others, as people have chosen. */
  | { type: 'series changed'; command: CalendarCommand }
  | { type: 'panel opened' }
  | { type: 'form changed'; isDirty: boolean }
  | { type: 'event added'; event: NewEvent }
  | { type: 'event updated'; eventId: number; fields: EventFields }
  | { type: 'series updated'; command: CalendarCommand }
  | { type: 'leave requested' }
  | { type: 'leave cancelled' }
  | { type: 'panel closed' };

/** The events that the machine emits to its page. */
export type CalendarEmitted =
  /** Everything in the panel is saved: it can close. */
  { type: 'panel saved' };

export interface LoadInput extends Pick<CalendarInput, 'query' | 'settled'> {
  /** Whether the server may still have to hear of something that an earlier page has left. */
  isFirst: boolean;
}

type Of<Type extends CalendarEventIn['type']> = Extract<CalendarEventIn, { type: Type }>;

/** Names for what the chart can do, check, and invoke. */
export const calendar = setup({
  types: {
    context: {} as CalendarContext,
    events: {} as CalendarEventIn,
    emitted: {} as CalendarEmitted,
    input: {} as CalendarInput,
  },
  actors: {
    outbox: outboxView(calendarOutbox),
    load: fromPromise<readonly CalendarEvent[], LoadInput>(async ({ input, signal }) => {
      if (input.isFirst) await input.settled();
      return loadEvents(input.query, signal);
    }),
    'await entry': awaitEntry(calendarOutbox),
  },
  guards: {
    'query differs': ({ context }, { query }: Of<'query changed'>) =>
      JSON.stringify(query) !== JSON.stringify(context.query),
    'has an effect': ({ context, event }) => {
      const command = commandIn(event);
      return command !== null && hasEffect(context.shown, command);
    },
    'form is dirty': (_, { isDirty }: Of<'form changed'>) => isDirty,
    'form is pristine': (_, { isDirty }: Of<'form changed'>) => !isDirty,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'take the query': assign(({ context }, { query }: Of<'query changed'>) => withQuery(context, query)),
    'show the events': assign(({ context }, loaded: readonly CalendarEvent[]) => withLoaded(context, loaded)),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => withOutbox(context, changed)),
    'begin to load': assign({ missed: [] }),
    // Commands change events of other months too, which the page may not have loaded: the outbox is not told what is confirmed,
    // so that none of them is without effect.
    'give the command': enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(event);
      if (!command) return;
      const given: OutboxViewEvent<CalendarState, CalendarCommand> = { type: 'give', command, state: context.shown };
      enqueue.sendTo('outbox', given);
    }),
    'show why it is not saved': assign((_, refusal: unknown) => ({ refusal })),
    'forget the refusal': assign({ refusal: null }),
    'report the saved panel': emit((): CalendarEmitted => ({ type: 'panel saved' })),
  },
});

/** The command that an event stands for, if it does. */
export function commandIn(event: CalendarEventIn): CalendarCommand | null {
  switch (event.type) {
    case 'event moved':
    case 'event deleted':
    case 'events imported':
    case 'event added':
    case 'event updated':
      return event;
    case 'series changed':
    case 'series updated':
      return event.command;
    default:
      return null;
  }
}
