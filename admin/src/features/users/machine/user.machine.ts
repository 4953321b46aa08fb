import { type Actor, not } from 'xstate';
import { ifUndone } from '../../../outbox/entry/outbox.await.ts';
import { firstContext, type UserContext } from './user.context.ts';
import { info } from './user.info.ts';
import { user } from './user.setup.ts';

/** Params that can be anything give their function no type. */
interface Failure {
  event: { error: unknown };
}

const byId = ({ context: { id, settled } }: { context: UserContext }) => ({ id, settled });

const ifMissing = {
  guard: { type: 'is not there', params: ({ event }: Failure) => event.error },
  target: '#user.missing',
} as const;

/**
 * One user on screen. What is changed shows at once; the form alone waits for the server, and stays open when it is refused. The
 * standing is never set: it follows from what the server has confirmed and from what it has not.
 */
export const userMachine = user.createMachine({
  id: 'user',
  context: ({ input }) => firstContext(input),
  initial: 'loading',
  states: {
    loading: {
      on: {
        'outbox changed': [
          { guard: 'user is outdated', target: 'loading', reenter: true, actions: 'follow the outbox' },
          { actions: 'follow the outbox' },
        ],
        'tab shown': { actions: 'keep the tab' },
      },
      invoke: {
        src: 'load',
        input: byId,
        onDone: [
          { guard: 'is being deleted', target: 'missing' },
          { target: 'ready', actions: { type: 'show the user', params: ({ event }) => event.output } },
        ],
        onError: [
          ifMissing,
          { target: 'failed', actions: { type: 'keep the error', params: ({ event }: Failure) => event.error } },
        ],
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
      on: { 'part changed': { guard: 'something changes', actions: 'give the edit' } },
      states: {
        data: {
          initial: 'fresh',
          on: {
            'outbox changed': [
              { guard: 'user is deleted', target: '#user.missing', actions: 'follow the outbox' },
              { guard: 'user is outdated', target: '.refreshing', actions: 'follow the outbox' },
              { actions: ['report what others changed', 'follow the outbox'] },
            ],
          },
          states: {
            fresh: {},
            refreshing: {
              invoke: {
                src: 'load',
                input: byId,
                onDone: {
                  target: 'fresh',
                  actions: [{ type: 'show the user', params: ({ event }) => event.output }, 'let the regions decide'],
                },
                onError: [ifMissing, { target: 'fresh' }],
              },
            },
          },
        },
        tab: {
          initial: 'choosing',
          on: { 'tab shown': { target: '.choosing', actions: 'keep the tab' } },
          states: {
            choosing: {
              always: [
                { guard: { type: 'tab is', params: 'security' }, target: 'security' },
                { guard: { type: 'tab is', params: 'billing' }, target: 'billing' },
                { guard: { type: 'tab is', params: 'notifications' }, target: 'notifications' },
                { guard: { type: 'tab is', params: 'connections' }, target: 'connections' },
                { target: 'account' },
              ],
            },
            account: {},
            security: {},
            billing: {},
            notifications: {},
            connections: {},
          },
        },
        info,
        standing: {
          initial: 'deciding',
          on: {
            'user loaded': '.deciding',
            'outbox changed': { guard: 'standing may have changed', target: '.deciding' },
          },
          states: {
            deciding: {
              always: [
                { guard: 'is being suspended', target: 'suspending' },
                { guard: 'is being reactivated', target: 'reactivating' },
                { guard: 'is suspended', target: 'suspended' },
                { guard: 'is being invited', target: 'inviting' },
                { guard: 'is invited', target: 'invited' },
                { guard: 'is pending', target: 'pending' },
                { target: 'active' },
              ],
            },
            active: { on: { suspended: { target: 'suspending', actions: 'give the edit' } } },
            pending: {
              on: {
                suspended: { target: 'suspending', actions: 'give the edit' },
                'invited again': { target: 'inviting', actions: 'give the invitation' },
              },
            },
            inviting: {},
            invited: {
              on: {
                suspended: { target: 'suspending', actions: 'give the edit' },
                'invited again': { target: 'inviting', actions: 'give the invitation' },
              },
            },
            suspending: {
              on: {
                'outbox changed': {
                  guard: 'suspension confirmed',
                  target: 'deciding',
                  actions: 'report the suspension',
                },
              },
            },
            suspended: { on: { reactivated: { target: 'reactivating', actions: 'give the edit' } } },
            reactivating: {},
          },
        },
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
