import type { Actor } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { invokeOutbox } from '../../../outbox/view/outbox.view.ts';
import { firstContext } from './todo.context.ts';
import { todo } from './todo.setup.ts';

/** Given to the outbox at once; what changes nothing is not given. */
const atOnce = { guard: 'has an effect', actions: 'give the command' } as const;

const keepRow = { guard: 'is changed in its row', target: 'staying', actions: 'keep the row' } as const;

/**
 * The tasks of one person's list. They see what the server confirmed, with the commands on top that wait in the outbox. A row
 * that was changed stays for a while though its list has it no more, so that nothing moves under the pointer.
 */
export const todoMachine = todo.createMachine({
  id: 'todo',
  context: ({ input }) => firstContext(input),
  invoke: invokeOutbox,
  initial: 'loading',
  states: {
    loading: {
      on: { 'outbox changed': { actions: 'note what is confirmed early' } },
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
      on: { 'try again': 'loading', 'outbox changed': { actions: 'note what is confirmed early' } },
    },
    ready: {
      type: 'parallel',
      states: {
        list: {
          on: {
            'outbox changed': { actions: ['follow the outbox', 'share what is confirmed'] },
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
                'order chosen': [{ guard: 'order is manual' }, { target: 'sorted' }],
              },
            },
            sorted: {
              on: { 'order chosen': { guard: 'order is manual', target: 'manual' } },
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
            idle: {
              on: {
                'details submitted': [
                  { guard: 'has an effect', target: 'saving', actions: ['wait for the details', 'give the command'] },
                  { actions: 'report the saved details' },
                ],
              },
            },
            saving: {
              on: {
                'outbox changed': { actions: { type: 'pass it on', params: 'details' } },
                'panel closed': { target: 'idle', actions: 'forget the details' },
              },
              invoke: {
                id: 'details',
                src: 'await entry',
                input: ({ context }) => context.submitted,
                onDone: [
                  { guard: ifUndone, target: 'idle', actions: 'forget the details' },
                  { target: 'idle', actions: ['forget the details', 'report the saved details'] },
                ],
                onError: { target: 'idle', actions: 'forget the details' },
              },
            },
          },
        },
      },
    },
  },
});

export type TodoActor = Actor<typeof todoMachine>;
