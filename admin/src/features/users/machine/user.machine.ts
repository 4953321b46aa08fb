import { type Actor, not, type StateValue } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { theirsIn } from '../account/save-account.ts';
import { firstContext, type UserContext } from './user.context.ts';
import { info } from './user.info.ts';
import { user } from './user.setup.ts';

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
          { guard: 'user is outdated', target: 'loading', reenter: true, actions: 'follow the outbox' },
          { actions: 'follow the outbox' },
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
          { guard: 'user may have changed', target: 'loading', actions: 'follow the outbox' },
          { guard: 'is no longer deleted', target: 'loading', actions: 'follow the outbox' },
          { actions: 'follow the outbox' },
        ],
      },
    },
    failed: {
      entry: 'forget the user',
      on: { 'try again': 'loading', 'outbox changed': { actions: 'follow the outbox' } },
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
              { guard: 'user is deleted', target: '#user.missing', actions: 'follow the outbox' },
              { guard: 'user is outdated', target: '.refreshing', actions: 'follow the outbox' },
              { actions: ['report what others changed', 'report the suspension', 'follow the outbox'] },
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
            idle: {
              on: { 'reset link asked': { target: 'sending', actions: ['wait for the link', 'give the link'] } },
            },
            sending: {
              on: {
                'outbox changed': { guard: not('user is deleted'), actions: { type: 'pass it on', params: 'link' } },
              },
              invoke: {
                id: 'link',
                src: 'await entry',
                input: ({ context }) => context.link,
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
