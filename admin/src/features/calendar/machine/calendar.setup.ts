import type { EventTimes } from '@embarque/design-system/calendar';
import { assign, emit, enqueueActions, forwardTo, fromPromise, setup } from 'xstate';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import { awaitEntry, type EntryEnd } from '../../../outbox/entry/outbox.await.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { type CalendarCommand, hasEffect, type CalendarResponse } from '../model/calendar.commands.ts';
import type { CalendarState, EventFields, EventsQuery, NewEvent, CalendarEvent } from '../model/calendar.state.ts';
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
  | { type: 'events imported'; events: readonly NewEvent[] }
  | { type: 'panel opened' }
  | { type: 'form changed'; isDirty: boolean }
  | { type: 'event added'; event: NewEvent }
  | { type: 'event updated'; eventId: number; fields: EventFields }
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
    'await entry': awaitEntry,
  },
  guards: {
    'query differs': ({ context, event }) =>
      event.type === 'query changed' && JSON.stringify(event.query) !== JSON.stringify(context.query),
    'has an effect': ({ context, event }) => {
      const command = commandIn(event);
      return command !== null && hasEffect(context.known, command);
    },
    'form is dirty': ({ event }) => event.type === 'form changed' && event.isDirty,
    'form is pristine': ({ event }) => event.type === 'form changed' && !event.isDirty,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'take the query': assign(({ context, event }) =>
      event.type === 'query changed' ? withQuery(context, event.query) : {},
    ),
    'show the events': assign(({ context }, loaded: readonly CalendarEvent[]) => withLoaded(context, loaded)),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'follow the outbox': assign(({ context, event }) =>
      event.type === 'outbox changed' ? withOutbox(context, event) : {},
    ),
    'note what is confirmed early': assign(({ context, event }) =>
      event.type === 'outbox changed' && event.change ? { early: [...context.early, event.change] } : {},
    ),
    'forget what was confirmed early': assign({ early: [] }),
    // Commands change events of other months too, which the page may not have loaded: the outbox is not told what is confirmed,
    // so that none of them is without effect.
    'give the command': enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(event);
      if (!command) return;
      const isInline = event.type === 'event added' || event.type === 'event updated';
      const id = (isInline && context.submitted) || newEntryId();
      const given: OutboxViewEvent<CalendarState, CalendarCommand> = {
        type: 'give',
        id,
        command,
        state: context.known,
        isInline,
      };
      enqueue.sendTo('outbox', given);
    }),
    'pass it on': forwardTo((_, wait: string) => wait),
    'wait for the entry': assign(() => ({ submitted: newEntryId(), refusal: null })),
    'show why it is not saved': assign((_, refusal: unknown) => ({ submitted: null, refusal })),
    'forget the entry': assign({ submitted: null, refusal: null }),
    'report the saved panel': emit((): CalendarEmitted => ({ type: 'panel saved' })),
  },
});

/** The command that an event stands for, if it does. */
function commandIn(event: CalendarEventIn): CalendarCommand | null {
  switch (event.type) {
    case 'event moved':
    case 'event deleted':
    case 'events imported':
    case 'event added':
    case 'event updated':
      return event;
    default:
      return null;
  }
}
