import { type Actor, assertEvent } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { firstContext } from './todo.context.ts';
import { detailsIn, todo } from './todo.setup.ts';

/** Given to the outbox at once; what changes nothing is not given. */
const atOnce = { guard: 'has an effect', actions: 'give the command' } as const;

const submitDetails = [
  { guard: 'has an effect', target: 'saving', actions: ['forget the refusal', 'report the command'] },
  { target: 'idle', actions: ['forget the refusal', 'report the saved details'] },
] as const;

const keepRow = {
  guard: withEvent('is changed in its row'),
  target: 'staying',
  actions: withEvent('keep the row'),
} as const;

/**
 * The tasks of one person's list. They see what the server confirmed, with the commands on top that wait in the outbox. A row
 * that was changed stays for a while though its list has it no more, so that nothing moves under the pointer.
 */
export const todoMachine = todo.createMachine({
  id: 'todo',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  on: { 'outbox changed': { actions: [withEvent('follow the outbox'), 'share what is confirmed'] } },
  initial: 'loading',
  states: {
    loading: {
      entry: 'begin to load',
      invoke: {
        src: 'load',
        input: ({ context: { settled } }) => ({ settled }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'show the tasks', params: ({ event }) => event.output }, 'share what is confirmed'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keep the error', params: errorOf },
        },
      },
    },
    failed: {
      on: { 'try again': 'loading' },
    },
    ready: {
      type: 'parallel',
      states: {
        list: {
          on: {
            'task added': { actions: 'give the command' },
            'task changed': atOnce,
            'task deleted': atOnce,
            'task restored': atOnce,
            'task purged': atOnce,
            'deleted emptied': atOnce,
            'tag added': { actions: 'give the command' },
            'tag changed': atOnce,
            'tag deleted': atOnce,
          },
        },
        order: {
          initial: 'manual',
          states: {
            manual: {
              on: {
                'task moved': atOnce,
                'order chosen': [{ guard: withEvent('order is manual') }, { target: 'sorted' }],
              },
            },
            sorted: {
              on: { 'order chosen': { guard: withEvent('order is manual'), target: 'manual' } },
            },
          },
        },
        rows: {
          initial: 'none',
          on: { 'list changed': { target: '.none', actions: 'let the rows go' } },
          states: {
            none: { on: { 'task changed': keepRow } },
            staying: {
              on: {
                'task changed': keepRow,
                'list left': { target: 'none', actions: 'let the rows go' },
              },
            },
          },
        },
        panel: {
          initial: 'idle',
          states: {
            idle: { on: { 'details submitted': submitDetails } },
            saving: {
              on: { 'panel closed': 'idle' },
              invoke: {
                src: 'await entry',
                input: ({ context: { outbox, shown }, event }) => {
                  assertEvent(event, 'details submitted');
                  return { outbox, given: { command: detailsIn(event), state: shown, isInline: true } };
                },
                onDone: [
                  { guard: ifUndone, target: 'idle' },
                  { target: 'idle', actions: 'report the saved details' },
                ],
                onError: { target: 'refused', actions: { type: 'show why they are not saved', params: errorOf } },
              },
            },
            refused: {
              on: {
                'details submitted': submitDetails,
                'panel closed': { target: 'idle', actions: 'forget the refusal' },
              },
            },
          },
        },
      },
    },
  },
});

export type TodoActor = Actor<typeof todoMachine>;
