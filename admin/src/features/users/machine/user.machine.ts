import type { Actor, StateValue } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { theirsIn } from '../account/save-account.ts';
import { firstContext, type UserContext } from './user.context.ts';
import { info } from './user.info.ts';
import { linkInput, user } from './user.setup.ts';

const byId = ({ context: { id, settled } }: { context: UserContext }) => ({ id, settled });

const ifMissing = {
  guard: { type: 'is not there', params: errorOf },
  target: '#user.missing',
} as const;

interface Snapshot {
  context: UserContext;
  matches: (state: StateValue) => boolean;
}

/** The form shows why it was not saved, and a conflict is asked about. */
const showsRefusal = (snapshot: Snapshot, id: string, error: unknown): boolean =>
  snapshot.context.submitted === id ||
  (theirsIn(error)?.user.id === snapshot.context.answer?.user.id && snapshot.matches({ ready: { info: 'viewing' } }));

/**
 * One user on screen. What is changed shows at once; the form alone waits for the server, and stays open when it is refused.
 */
export const userMachine = user.createMachine({
  id: 'user',
  context: ({ input }) => firstContext(input),
  invoke: {
    id: 'outbox',
    src: 'outbox',
    input: ({ context: { outbox }, self }) => ({
      outbox,
      shows: ({ id }, error) => showsRefusal(self.getSnapshot(), id, error),
    }),
  },
  initial: 'loading',
  states: {
    loading: {
      on: {
        'outbox changed': [
          { guard: 'user is outdated', target: 'loading', reenter: true, actions: withEvent('follow the outbox') },
          { actions: withEvent('follow the outbox') },
        ],
      },
      invoke: {
        src: 'load',
        input: byId,
        onDone: [
          { guard: 'is being deleted', target: 'missing' },
          { target: 'ready', actions: { type: 'show the user', params: ({ event }) => event.output } },
        ],
        onError: [ifMissing, { target: 'failed', actions: { type: 'keep the error', params: errorOf } }],
      },
    },
    missing: {
      entry: 'forget the user',
      on: {
        'outbox changed': [
          { guard: 'user may have changed', target: 'loading', actions: withEvent('follow the outbox') },
          { guard: withEvent('is no longer deleted'), target: 'loading', actions: withEvent('follow the outbox') },
          { actions: withEvent('follow the outbox') },
        ],
      },
    },
    failed: {
      entry: 'forget the user',
      on: { 'try again': 'loading', 'outbox changed': { actions: withEvent('follow the outbox') } },
    },
    ready: {
      type: 'parallel',
      on: {
        'part changed': { guard: 'something changes', actions: 'give the edit' },
        suspend: {
          guard: { type: 'stands as', params: ['active', 'pending', 'invited'] },
          actions: 'give the edit',
        },
        reactivate: { guard: { type: 'stands as', params: ['suspended'] }, actions: 'give the edit' },
        'invite again': {
          guard: { type: 'stands as', params: ['pending', 'invited'] },
          actions: 'give the invitation',
        },
      },
      states: {
        data: {
          initial: 'fresh',
          on: {
            'outbox changed': [
              { guard: withEvent('user is deleted'), target: '#user.missing', actions: withEvent('follow the outbox') },
              { guard: 'user is outdated', target: '.refreshing', actions: withEvent('follow the outbox') },
              {
                actions: [
                  withEvent('report what others changed'),
                  'report the suspension',
                  withEvent('follow the outbox'),
                ],
              },
            ],
          },
          states: {
            fresh: {},
            refreshing: {
              invoke: {
                src: 'load',
                input: byId,
                onDone: { target: 'fresh', actions: { type: 'show the user', params: ({ event }) => event.output } },
                onError: [ifMissing, { target: 'fresh' }],
              },
            },
          },
        },
        info,
        link: {
          initial: 'idle',
          states: {
            idle: { on: { 'reset link asked': 'sending' } },
            sending: {
              invoke: {
                src: 'await entry',
                input: ({ context }) => linkInput(context),
                onDone: [
                  { guard: ifUndone, target: 'idle' },
                  { target: 'idle', actions: 'report the sent link' },
                ],
                onError: 'idle',
              },
            },
          },
        },
      },
    },
  },
});

export type UserActor = Actor<typeof userMachine>;
