import { RefreshUnreachable } from '../session.errors.ts';
import type { SessionSetup } from '../machine/session.setup.ts';

/** While a state carries this tag, requests are held back before they are sent. */
export const REQUESTS_WAIT = 'requests wait';

/** Longer than a refresh may take (12 s), so that a slow tab is waited for and a frozen one is not. */
const LOCK_TIMEOUT_MS = 15_000;
/** Another tab can read outdated values for some milliseconds after it was granted the lock. */
const LINGER_MS = 150;
const COOL_DOWN_MS = 30_000;

const FRESH = '#session.signedIn.fresh';
const SIGNED_OUT = '#session.signedOut';

/** Sequences that several states share; waiting requests are settled first, while the list still names them. */
const releaseAll = ['release all in order', 'nobody waits'] as const;
export const takeOver = ['take over what is stored', ...releaseAll] as const;
export const changeSession = [{ type: 'reject all', params: 'session changed' }, 'adopt the session'] as const;
export const loseSession = [{ type: 'reject all', params: 'session ended' }, 'lose the session'] as const;
export const leaveSession = [{ type: 'reject all', params: 'session ended' }, 'leave the session'] as const;
export const endSession = <const Reason extends string>(reason: Reason) =>
  [{ type: 'reject all', params: 'session ended' }, { type: 'end the session', params: reason }, 'announce'] as const;
const rejectAll = <const Why extends string>(why: Why) =>
  [{ type: 'reject all', params: why }, 'nobody waits'] as const;

/** The four ways to be signed in. The lock belongs to `refreshing` as a whole: leaving it by any path gives it back. */
export function signedInStates(session: SessionSetup) {
  return {
    fresh: session.createStateConfig({
      always: { guard: 'access token is missing', target: 'refreshing', actions: 'note the refusal' },
      on: { 'request refused': refusals },
    }),
    refreshing: session.createStateConfig({
      invoke: { src: 'lock' },
      initial: 'acquiring',
      on: {
        'request refused': { guard: 'newest token was refused', actions: 'wait for the refresh' },
        'request held': { guard: 'request is of this session', actions: 'wait for the refresh' },
        'page left': [
          // Without an access token `fresh` would begin again: a page that is left must hold no lock.
          { guard: 'access token is missing', target: 'degraded', actions: rejectAll('refresh busy') },
          { target: 'fresh', actions: rejectAll('refresh busy') },
        ],
      },
      states: {
        acquiring: acquiring(session),
        rechecking: rechecking(session),
        requesting: requesting(session),
        lingering: lingering(session),
        pausing: session.createStateConfig({ tags: REQUESTS_WAIT, after: { [LINGER_MS]: 'rechecking' } }),
      },
    }),
    degraded: degraded(session),
    blocked: blocked(session),
  };
}

function acquiring(session: SessionSetup) {
  return session.createStateConfig({
    tags: REQUESTS_WAIT,
    after: { [LOCK_TIMEOUT_MS]: { target: FRESH, actions: rejectAll('refresh busy') } },
    on: { 'lock granted': 'rechecking' },
  });
}

function rechecking(session: SessionSetup) {
  return session.createStateConfig({
    tags: REQUESTS_WAIT,
    always: [
      { guard: { type: 'storage shows', params: 'gone' }, target: SIGNED_OUT, actions: loseSession },
      { guard: { type: 'storage shows', params: 'half written' }, target: SIGNED_OUT, actions: loseSession },
      { guard: 'storage shows a different session', target: FRESH, actions: changeSession },
      { guard: { type: 'storage shows', params: 'newer token' }, target: FRESH, actions: takeOver },
      { guard: 'a newer token is here', target: FRESH, actions: releaseAll },
      { guard: 'refresh is impossible', target: SIGNED_OUT, actions: endSession('expired') },
      { target: 'requesting', actions: 'hold what is stored' },
    ],
  });
}

function requesting(session: SessionSetup) {
  return session.createStateConfig({
    tags: REQUESTS_WAIT,
    invoke: {
      src: 'refresh',
      onDone: [
        {
          guard: 'session is still the held one',
          target: 'lingering',
          actions: [{ type: 'commit the tokens', params: ({ event }) => event.output }, 'announce', ...releaseAll],
        },
        { target: 'rechecking' },
      ],
      onError: [
        {
          guard: { type: 'server refused, and session is still the held one', params: errorOf },
          target: SIGNED_OUT,
          actions: ['remember the refused token', ...endSession('expired')],
        },
        { guard: { type: 'server refused', params: errorOf }, target: 'rechecking' },
        { guard: 'a newer token is here', target: 'rechecking' },
        {
          target: '#session.signedIn.degraded',
          actions: [
            ...rejectAll('refresh unreachable'),
            { type: 'back off', params: ({ event }) => retryAfterOf(event.error) },
          ],
        },
      ],
    },
    // The server may have used up the refresh token by now: its answer is waited for, whatever other tabs do meanwhile.
    on: { 'storage changed': takeOverInTheMeantime, 'came back': takeOverInTheMeantime },
  });
}

/** Another tab's newer tokens end no refresh that the server may have carried out already. */
const takeOverInTheMeantime = {
  guard: { type: 'storage shows', params: 'newer token' },
  actions: 'take over what is stored',
} as const;

/**
 * Requests flow again, and the other tabs learn of the new tokens. Only then may the lock be given back: a refusal so soon
 * waits for that, whatever its own refresh will come to.
 */
function lingering(session: SessionSetup) {
  return session.createStateConfig({
    after: { [LINGER_MS]: FRESH },
    on: {
      'request refused': [
        {
          guard: 'newest token was refused too often',
          actions: { type: 'reject this request', params: 'token useless' },
        },
        {
          guard: 'newest token was refused',
          target: 'pausing',
          actions: ['note the refusal', 'wait for the refresh'],
        },
      ],
      'request held': { guard: 'request is of this session', actions: 'release this request' },
    },
  });
}

function degraded(session: SessionSetup) {
  return session.createStateConfig({
    on: {
      'request refused': [
        {
          guard: 'newest token was refused and back-off is over',
          target: 'refreshing',
          actions: ['note the refusal', 'wait for the refresh'],
        },
        {
          guard: 'newest token was refused',
          actions: { type: 'reject this request', params: 'refresh unreachable' },
        },
      ],
      'request accepted': { guard: 'newest token was accepted', target: 'fresh', actions: 'note the proof' },
      'came back': {
        guard: { type: 'storage shows', params: 'unchanged' },
        target: 'refreshing',
        actions: 'note the refusal',
      },
      'try again': { target: 'refreshing', actions: 'note the refusal' },
    },
  });
}

function blocked(session: SessionSetup) {
  return session.createStateConfig({
    after: { [COOL_DOWN_MS]: { target: 'fresh', actions: 'allow one more refresh' } },
    on: {
      'request refused': {
        guard: 'newest token was refused',
        actions: { type: 'reject this request', params: 'token useless' },
      },
      'request accepted': { guard: 'newest token was accepted', target: 'fresh', actions: 'note the proof' },
    },
  });
}

/** The three answers to a refusal of the newest token; a refusal of an older one falls through to the parent state. */
const refusals = [
  {
    guard: 'newest token was refused for good',
    target: SIGNED_OUT,
    actions: ['wait for the refresh', ...endSession('expired')],
  },
  {
    guard: 'newest token was refused too often',
    target: '#session.signedIn.blocked',
    actions: ['note the refusal', { type: 'reject this request', params: 'token useless' }],
  },
  { guard: 'newest token was refused', target: 'refreshing', actions: ['note the refusal', 'wait for the refresh'] },
] as const;

const errorOf = ({ event }: { event: { error: unknown } }) => event.error;

function retryAfterOf(error: unknown): number | null {
  return error instanceof RefreshUnreachable ? error.retryAfterMs : null;
}
