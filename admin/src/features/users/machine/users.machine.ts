import type { Actor } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { firstContext } from './users.context.ts';
import { users } from './users.setup.ts';

/** Changes in the list of users: asked about first where access is lost, then a command, then what the server refused. */
export const usersMachine = users.createMachine({
  id: 'users',
  context: ({ input }) => firstContext(input),
  // The refused are listed in a dialog, and a refusal of something else is for the toast.
  invoke: { id: 'outbox', src: 'outbox', input: ({ context: { outbox } }) => ({ outbox, shows: () => false }) },
  type: 'parallel',
  states: {
    changes: {
      on: {
        'outbox changed': [
          { guard: withEvent('is confirmed'), actions: [withEvent('follow the outbox'), 'ask for a fresh list'] },
          { actions: withEvent('follow the outbox') },
        ],
        'list loaded': { actions: 'let go what is confirmed' },
      },
    },
    question: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'change asked for': [
              {
                guard: withEvent('all are known'),
                target: 'deciding',
                actions: [withEvent('keep the request'), withEvent('put it about the known')],
              },
              { target: 'loading', actions: withEvent('keep the request') },
            ],
          },
        },
        loading: {
          on: {
            'guards changed': { actions: withEvent('keep the guards') },
            cancelled: { target: 'idle', actions: 'forget the question' },
          },
          invoke: {
            src: 'load',
            input: ({ context }) => context.asked,
            onDone: {
              target: 'deciding',
              actions: { type: 'put the question', params: ({ event }) => event.output },
            },
            onError: {
              target: 'idle',
              actions: ['forget the question', { type: 'report the failure', params: errorOf }],
            },
          },
        },
        deciding: {
          always: [
            { guard: 'needs a question', target: 'asking' },
            {
              guard: 'has users',
              target: 'idle',
              actions: [{ type: 'give the command', params: { reason: '' } }, 'forget the question'],
            },
            { target: 'idle', actions: 'forget the question' },
          ],
        },
        asking: {
          on: {
            'guards changed': { actions: [withEvent('keep the guards'), 'put the question again'] },
            confirmed: [
              { guard: 'has users', target: 'idle', actions: [withEvent('give the command'), 'forget the question'] },
              { target: 'idle', actions: 'forget the question' },
            ],
            cancelled: { target: 'idle', actions: 'forget the question' },
          },
        },
      },
    },
    report: {
      initial: 'none',
      states: {
        none: { always: { guard: 'server refused some', target: 'shown' } },
        shown: { on: { 'refusal read': { target: 'none', actions: 'forget the refused' } } },
      },
    },
  },
});

export type UsersActor = Actor<typeof usersMachine>;
