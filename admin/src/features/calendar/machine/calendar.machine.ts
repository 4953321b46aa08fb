import type { Actor } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { firstContext } from './calendar.context.ts';
import { calendar, commandIn } from './calendar.setup.ts';

/** Given to the outbox at once; what changes nothing is not given. */
const atOnce = { guard: 'has an effect', actions: 'give the command' } as const;

/** Loads again from the start: an answer to what was asked before is dropped. */
const loadAgain = {
  guard: withEvent('query differs'),
  target: 'loading',
  reenter: true,
  actions: withEvent('take the query'),
} as const;

const add = { target: 'saving', actions: 'forget the refusal' } as const;

const update = [
  { guard: 'has an effect', target: 'saving', actions: 'forget the refusal' },
  { target: 'pristine', actions: ['forget the refusal', 'report the saved panel'] },
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
    'outbox changed': { actions: withEvent('follow the outbox') },
    'event moved': atOnce,
    'event deleted': atOnce,
    'series changed': atOnce,
    'events imported': { actions: 'give the command' },
  },
  states: {
    range: {
      initial: 'loading',
      states: {
        loading: {
          entry: 'begin to load',
          on: { 'query changed': loadAgain },
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
          on: { 'query changed': loadAgain },
        },
        failed: {
          on: {
            'query changed': loadAgain,
            'try again': 'loading',
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
          on: { 'panel closed': { target: 'closed', actions: 'forget the refusal' } },
          states: {
            pristine: {
              on: {
                'form changed': { guard: withEvent('form is dirty'), target: 'dirty' },
                'event added': add,
                'event updated': update,
                'series updated': update,
              },
            },
            dirty: {
              on: {
                'form changed': { guard: withEvent('form is pristine'), target: 'pristine' },
                'event added': add,
                'event updated': update,
                'series updated': update,
                'leave requested': 'confirming',
              },
            },
            confirming: { on: { 'leave cancelled': 'dirty' } },
            saving: {
              invoke: {
                src: 'await entry',
                input: ({ context: { outbox, shown }, event }) => {
                  const command = commandIn(event);
                  if (!command) throw new Error(`“${event.type}” has nothing to save.`);
                  return { outbox, given: { command, state: shown, isInline: true } };
                },
                onDone: [
                  { guard: ifUndone, target: 'dirty' },
                  { target: 'pristine', actions: 'report the saved panel' },
                ],
                onError: { target: 'refused', actions: { type: 'show why it is not saved', params: errorOf } },
              },
            },
            refused: {
              on: {
                'event added': add,
                'event updated': update,
                'series updated': update,
                'leave requested': 'confirming',
              },
            },
          },
        },
      },
    },
  },
});

export type CalendarActor = Actor<typeof calendarMachine>;
