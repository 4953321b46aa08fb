import type { Actor } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { firstContext } from './calendar.context.ts';
import { calendar } from './calendar.setup.ts';

/** Given to the outbox at once; what changes nothing is not given. */
const atOnce = { guard: 'has an effect', actions: 'give the command' } as const;

/** Loads again from the start: an answer to what was asked before is dropped. */
const loadAgain = { guard: 'query differs', target: 'loading', reenter: true, actions: 'take the query' } as const;

const add = { target: 'saving', actions: ['wait for the entry', 'give the command'] } as const;

const update = [
  { guard: 'has an effect', target: 'saving', actions: ['wait for the entry', 'give the command'] },
  { target: 'pristine', actions: ['forget the entry', 'report the saved panel'] },
] as const;

/**
 * The events of the days in view. People see what the server confirmed, with the commands on top that wait in the outbox; only the
 * panel waits for the entry of its own.
 */
export const calendarMachine = calendar.createMachine({
  id: 'calendar',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  type: 'parallel',
  on: {
    'event moved': atOnce,
    'event deleted': atOnce,
    'events imported': { actions: 'give the command' },
  },
  states: {
    range: {
      initial: 'loading',
      states: {
        loading: {
          entry: 'forget what was confirmed early',
          on: {
            'query changed': loadAgain,
            'outbox changed': { actions: ['note what is confirmed early', 'follow the outbox'] },
          },
          invoke: {
            src: 'load',
            input: ({ context: { settled, query, hasLoaded } }) => ({ settled, query, isFirst: !hasLoaded }),
            onDone: { target: 'ready', actions: { type: 'show the events', params: ({ event }) => event.output } },
            onError: {
              target: 'failed',
              actions: { type: 'keep the error', params: errorOf },
            },
          },
        },
        ready: {
          on: { 'query changed': loadAgain, 'outbox changed': { actions: 'follow the outbox' } },
        },
        failed: {
          on: {
            'query changed': loadAgain,
            'try again': 'loading',
            'outbox changed': { actions: 'follow the outbox' },
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel opened': 'open' } },
        open: {
          initial: 'pristine',
          on: { 'panel closed': { target: 'closed', actions: 'forget the entry' } },
          states: {
            pristine: {
              on: {
                'form changed': { guard: 'form is dirty', target: 'dirty' },
                'event added': add,
                'event updated': update,
              },
            },
            dirty: {
              on: {
                'form changed': { guard: 'form is pristine', target: 'pristine' },
                'event added': add,
                'event updated': update,
                'leave requested': 'confirming',
              },
            },
            confirming: { on: { 'leave cancelled': 'dirty' } },
            saving: {
              on: { 'outbox changed': { actions: { type: 'pass it on', params: 'event' } } },
              invoke: {
                id: 'event',
                src: 'await entry',
                input: ({ context }) => context.submitted,
                onDone: [
                  { guard: ifUndone, target: 'dirty', actions: 'forget the entry' },
                  { target: 'pristine', actions: ['forget the entry', 'report the saved panel'] },
                ],
                onError: { target: 'refused', actions: { type: 'show why it is not saved', params: errorOf } },
              },
            },
            refused: {
              on: { 'event added': add, 'event updated': update, 'leave requested': 'confirming' },
            },
          },
        },
      },
    },
  },
});

export type CalendarActor = Actor<typeof calendarMachine>;
