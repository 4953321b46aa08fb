import { assertEvent, raise, type ActorRefFrom } from 'xstate';
import { SignInError, type SignInFailure } from '../session.errors.ts';
import {
  changeSession,
  endSession,
  leaveSession,
  loseSession,
  signedInStates,
  takeOver,
} from '../refresh/session.refreshing.ts';
import { type SessionPorts, setupSession } from './session.setup.ts';

/** Another tab writes its keys one by one; after this long a half-written session is a broken one. */
const SETTLE_MS = 250;

/**
 * Signing in and out, and the one refresh that many refused requests share (specification §4, §8).
 *
 * `refreshing` can be entered only from a state that is not refreshing, and every later 401 finds the queue there: a second
 * refresh has no way to start.
 */
export function createSessionMachine(ports: SessionPorts) {
  const session = setupSession(ports);

  const waitUntilSettled = {
    guard: { type: 'storage shows', params: 'half written' },
    actions: [
      session.cancel('settling'),
      session.raise({ type: 'storage settled' }, { delay: SETTLE_MS, id: 'settling' }),
    ],
  } as const;
  const lookForSession = [
    { guard: { type: 'storage shows', params: 'other session' }, target: 'signedIn', actions: 'adopt the session' },
    {
      guard: { type: 'storage shows', params: 'leftover' },
      actions: ['remove what is left of the session', 'announce'],
    },
    waitUntilSettled,
  ] as const;
  const lookAtStorage = [
    { guard: { type: 'storage shows', params: 'gone' }, target: 'signedOut', actions: loseSession },
    { guard: 'storage shows a different session', target: '.fresh', reenter: true, actions: changeSession },
    { guard: { type: 'storage shows', params: 'newer token' }, target: '.fresh', reenter: true, actions: takeOver },
    { guard: { type: 'storage shows', params: 'newer user data' }, actions: 'take over what is stored' },
    waitUntilSettled,
  ] as const;

  return session.createMachine({
    id: 'session',
    context: {
      epoch: 0,
      tokenVersion: 0,
      identity: null,
      reason: 'none',
      failure: null,
      waiting: [],
      refusedVersion: 0,
      unprovenVersion: null,
      uselessRefreshes: 0,
      attempt: 0,
      notBefore: 0,
      storageMode: 'local',
      areTokensLeft: false,
      refreshedAt: null,
    },
    invoke: { src: 'otherTabs' },
    initial: 'booting',
    on: {
      'request held': { actions: { type: 'reject this request', params: 'session ended' } },
      'request refused': { actions: { type: 'reject this request', params: 'session ended' } },
    },
    states: {
      booting: {
        always: [
          { guard: { type: 'storage shows', params: 'unchanged' }, target: 'signedOut' },
          {
            guard: { type: 'storage shows', params: 'other session' },
            target: 'signedIn',
            actions: 'adopt the session',
          },
        ],
        after: {
          [SETTLE_MS]: [
            {
              guard: { type: 'storage shows', params: 'half written' },
              target: 'signedOut',
              actions: 'remove what is left of the session',
            },
            // Another tab has written the rest, and its event is still to come.
            { target: 'booting', reenter: true },
          ],
        },
        on: {
          'storage changed': { target: 'booting', reenter: true },
          'sign-in requested': 'signedOut.submitting',
          'sign-out requested': { target: 'signedOut', actions: 'clear storage' },
        },
      },

      signedOut: {
        initial: 'idle',
        on: {
          'sign-in requested': '.submitting',
          // A login that still runs must not open a session after this.
          'sign-out requested': { target: '.idle', actions: 'clear storage' },
          'storage changed': lookForSession,
          'came back': lookForSession,
          'storage settled': [
            { guard: { type: 'storage shows', params: 'half written' }, actions: 'remove what is left of the session' },
            { actions: raise({ type: 'storage changed' }) },
          ],
        },
        states: {
          idle: {},
          submitting: {
            entry: 'forget the failure',
            invoke: {
              src: 'login',
              input: ({ event }) => {
                assertEvent(event, 'sign-in requested');
                return event.credentials;
              },
              onDone: {
                target: '#session.signedIn',
                actions: [{ type: 'open the session', params: ({ event }) => event.output }, 'announce'],
              },
              onError: {
                target: 'failed',
                actions: { type: 'keep the failure', params: ({ event }) => failureOf(event.error) },
              },
            },
            on: {
              'sign-in requested': { target: 'submitting', reenter: true },
              'sign-in cancelled': 'idle',
            },
          },
          failed: { on: { 'sign-in cancelled': { target: 'idle', actions: 'forget the failure' } } },
        },
      },

      signedIn: {
        initial: 'fresh',
        states: signedInStates(session),
        on: {
          'sign-out requested': {
            target: 'signedOut',
            actions: ['report the sign-out', ...endSession('signed out here')],
          },
          'person was idle for too long': {
            target: 'signedOut',
            actions: ['report the sign-out', ...endSession('idle')],
          },
          'session revoked': { target: 'signedOut', actions: leaveSession },
          'sign-in requested': { target: 'signedOut.submitting', actions: endSession('signed out here') },

          'storage changed': lookAtStorage,
          'storage settled': [
            {
              guard: { type: 'storage shows', params: 'half written' },
              target: 'signedOut',
              actions: ['remove what is left of the session', ...loseSession],
            },
            { actions: raise({ type: 'storage changed' }) },
          ],
          'came back': lookAtStorage,

          'request refused': [
            { guard: 'request is of this session', actions: 'release this request' },
            { actions: { type: 'reject this request', params: 'session changed' } },
          ],
          'request held': [
            { guard: 'request is of this session', actions: 'release this request' },
            { actions: { type: 'reject this request', params: 'session changed' } },
          ],
          'retry refused': { guard: 'newest token was refused', actions: 'note the refusal' },
          'request accepted': { guard: 'newest token was accepted', actions: 'note the proof' },
          'request withdrawn': { actions: 'stop waiting' },
        },
      },
    },
  });
}

function failureOf(error: unknown): SignInFailure {
  return error instanceof SignInError ? error.failure : { kind: 'unreachable', notifications: [] };
}

export type SessionActor = ActorRefFrom<ReturnType<typeof createSessionMachine>>;
