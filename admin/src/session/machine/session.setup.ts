import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Secret } from '../secret.ts';
import type { RejectionReason, Ticket } from '../../http/http.gate.ts';
import { RefreshRefused, type SignInFailure } from '../session.errors.ts';
import type { SessionStorage } from '../storage/session.storage.ts';
import type { SessionTabs, TabHint } from '../tabs/session.tabs.ts';
import type {
  Credentials,
  LoginResponse,
  SessionIdentity,
  SignedOutReason,
  StorageVerdict,
  Tokens,
} from '../session.types.ts';
import type { StorageMode } from '../../storage/storage.ts';

/** Refreshes in a row whose newest token was refused before the session stops asking for more. */
export const USELESS_REFRESHES = 3;
const FIRST_BACK_OFF_MS = 200;
const LONGEST_BACK_OFF_MS = 30_000;

/** Dependencies; tests replace them. */
export interface SessionPorts {
  storage: SessionStorage;
  tabs: SessionTabs;
  /** Monotonic milliseconds: a wall clock set back must not prolong a wait. */
  now: () => number;
  /** 0 to 1. */
  random: () => number;
  /** Rejects with a `SignInError`. */
  login: (credentials: Credentials, signal: AbortSignal) => Promise<Secret<LoginResponse>>;
  /** Rejects with `RefreshRefused` when the server said no; any other rejection means that it was not reached. */
  refresh: (refreshToken: string, signal: AbortSignal) => Promise<Secret<Tokens>>;
  /** Tells the server about a sign-out, without waiting for a response. */
  reportSignOut: (accessToken: string) => void;
}

export interface SessionContext {
  /** +1 whenever the session becomes another one: sign-in, sign-out, takeover from another tab. */
  epoch: number;
  /** +1 whenever a different access token comes into use. */
  tokenVersion: number;
  identity: SessionIdentity | null;
  reason: SignedOutReason;
  failure: SignInFailure | null;
  /** Requests in the order in which they came to wait for a refresh. */
  waiting: Ticket[];
  /** Version of the token whose refusal the current refresh answers. */
  refusedVersion: number;
  /** Version that the last refresh brought and that no answer has confirmed yet. */
  unprovenVersion: number | null;
  uselessRefreshes: number;
  /** Refreshes in a row that could not reach the server. */
  attempt: number;
  /** No refresh before this time, on the clock of `now`. */
  notBefore: number;
  storageMode: StorageMode;
  /** Whether the browser refused to remove the tokens of a session that has ended. */
  areTokensLeft: boolean;
  /** When a refresh last brought a token, in this tab or another: milliseconds since 1970, `null` for never. */
  refreshedAt: number | null;
}

export type SessionEvent =
  | { type: 'sign-in requested'; credentials: Secret<Credentials> }
  | { type: 'sign-in cancelled' }
  | { type: 'sign-out requested' }
  | { type: 'person was idle for too long' }
  /** The server has signed this tab out, and no other. */
  | { type: 'session revoked' }
  /** A request came while a refresh runs. */
  | { type: 'request held'; ticket: Ticket }
  /** The server answered 401. */
  | { type: 'request refused'; ticket: Ticket }
  /** The server answered 401 again, after a refresh. */
  | { type: 'retry refused'; ticket: Ticket }
  | { type: 'request accepted'; version: number }
  | { type: 'request withdrawn'; id: number }
  | { type: 'lock granted' }
  | { type: 'storage settled' }
  | { type: 'try again' }
  | { type: TabHint };

/** Messages to the HTTP client. */
export type SessionMessage =
  | { type: 'requests released'; ids: number[] }
  | { type: 'requests rejected'; ids: number[]; why: RejectionReason };

/** Names the actions, guards and actors of the chart. */
export function setupSession(ports: SessionPorts) {
  const { storage, tabs } = ports;
  const isNewest = (context: SessionContext, event: SessionEvent) =>
    ticketsOf(event).some(({ epoch, version }) => epoch === context.epoch && version === context.tokenVersion);

  return setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as SessionMessage,
    },
    actors: {
      login: fromPromise(({ input, signal }: { input: Secret<Credentials>; signal: AbortSignal }) =>
        ports.login(input.open(), signal),
      ),
      refresh: fromPromise<Secret<Tokens>>(({ signal }) => ports.refresh(storage.heldRefreshToken() ?? '', signal)),
      lock: fromCallback(({ sendBack }) => tabs.requestLock(() => sendBack({ type: 'lock granted' }))),
      otherTabs: fromCallback(({ sendBack }) => tabs.watch((type) => sendBack({ type }))),
    },
    guards: {
      'storage shows': (_, verdict: StorageVerdict) => storage.assess() === verdict,
      'storage shows a different session': () => ['other session', 'other user'].includes(storage.assess()),
      'access token is missing': () => storage.accessToken() === null,
      'refresh is impossible': () => !storage.canRefresh(),
      'session is still the held one': () => storage.isHeldStillStored(),
      'server refused, and session is still the held one': (_, error: unknown) =>
        error instanceof RefreshRefused && storage.isHeldStillStored(),
      'server refused': (_, error: unknown) => error instanceof RefreshRefused,
      'a newer token is here': ({ context }) => context.refusedVersion < context.tokenVersion,
      'newest token was refused': ({ context, event }) => isNewest(context, event),
      'newest token was refused for good': ({ context, event }) => isNewest(context, event) && !storage.canRefresh(),
      'newest token was refused too often': ({ context, event }) =>
        isNewest(context, event) && countUseless(context) >= USELESS_REFRESHES,
      'newest token was refused and back-off is over': ({ context, event }) =>
        isNewest(context, event) && ports.now() >= context.notBefore,
      'newest token was accepted': ({ context, event }) =>
        event.type === 'request accepted' && event.version === context.tokenVersion,
      'request is of this session': ({ context, event }) =>
        ticketsOf(event).some(({ epoch }) => epoch === context.epoch),
    },
    // Actions that use storage run while the next state is computed: the guards that follow in the same step see it.
    actions: {
      'wait for the refresh': assign({
        waiting: ({ context, event }) => [...context.waiting, ...ticketsOf(event)],
      }),
      'stop waiting': assign({
        waiting: ({ context, event }) =>
          event.type === 'request withdrawn' ? context.waiting.filter(({ id }) => id !== event.id) : context.waiting,
      }),
      'release this request': emit(({ event }) => released(ticketsOf(event))),
      'reject this request': emit(({ event }, why: RejectionReason) => rejected(ticketsOf(event), why)),
      'release all in order': emit(({ context }) => released(context.waiting)),
      'reject all': emit(({ context }, why: RejectionReason) => rejected(context.waiting, why)),
      'nobody waits': assign({ waiting: [] }),

      'note the refusal': assign({
        refusedVersion: ({ context }) => context.tokenVersion,
        uselessRefreshes: ({ context }) => countUseless(context),
        unprovenVersion: null,
      }),
      'note the proof': assign({ uselessRefreshes: 0, unprovenVersion: null, attempt: 0 }),
      'allow one more refresh': assign({ uselessRefreshes: USELESS_REFRESHES - 1 }),
      'back off': assign({
        attempt: ({ context }) => context.attempt + 1,
        notBefore: ({ context }, retryAfterMs: number | null) =>
          ports.now() + (retryAfterMs ?? backOff(context.attempt, ports.random())),
      }),

      'hold what is stored': () => storage.hold(),
      'remember the refused token': () => storage.refuseHeld(),
      'take over what is stored': assign(({ context }) => {
        const { identity, tokenChanged } = storage.adopt();
        if (!tokenChanged) return { identity };
        return { identity, tokenVersion: context.tokenVersion + 1, refreshedAt: Date.now() };
      }),
      'commit the tokens': assign(({ context }, tokens: Secret<Tokens>) => ({
        storageMode: storage.commit(tokens.open()),
        tokenVersion: context.tokenVersion + 1,
        unprovenVersion: context.tokenVersion + 1,
        attempt: 0,
        refreshedAt: Date.now(),
      })),
      'open the session': assign(({ context }, answer: Secret<LoginResponse>) => {
        const { identity, mode } = storage.open(answer.open());
        const tokenVersion = context.tokenVersion + 1;
        return { ...nextEpoch(context), identity, storageMode: mode, areTokensLeft: false, tokenVersion };
      }),
      'adopt the session': assign(({ context }) => ({
        ...nextEpoch(context),
        identity: storage.adopt().identity,
        tokenVersion: context.tokenVersion + 1,
      })),
      'end the session': assign(({ context }, reason: SignedOutReason) => {
        const areTokensLeft = reason === 'signed out here' ? storage.clear() : storage.runOut();
        return { ...nextEpoch(context), identity: null, reason, areTokensLeft };
      }),
      'lose the session': assign(({ context }) => {
        storage.forget();
        return { ...nextEpoch(context), identity: null, reason: 'signed out elsewhere' as const };
      }),
      'leave the session': assign(({ context }) => {
        storage.leave();
        return { ...nextEpoch(context), identity: null, reason: 'revoked' as const };
      }),
      'clear storage': assign(() => ({ areTokensLeft: storage.clear() })),
      'remove what is left of the session': assign(() => ({ areTokensLeft: storage.runOut() })),
      'report the sign-out': () => {
        const token = storage.accessToken();
        if (token) ports.reportSignOut(token);
      },
      announce: () => tabs.announce(),
      'keep the failure': assign({ failure: (_, failure: SignInFailure) => failure }),
      'forget the failure': assign({ failure: null }),
    },
  });
}

function ticketsOf(event: SessionEvent): Ticket[] {
  return 'ticket' in event ? [event.ticket] : [];
}

function released(tickets: Ticket[]): SessionMessage {
  return { type: 'requests released', ids: tickets.map(({ id }) => id) };
}

function rejected(tickets: Ticket[], why: RejectionReason): SessionMessage {
  return { type: 'requests rejected', ids: tickets.map(({ id }) => id), why };
}

/** Resets failures, so that those of one session do not slow down or refuse the next. */
function nextEpoch({ epoch }: SessionContext) {
  return {
    epoch: epoch + 1,
    reason: 'none' as const,
    failure: null,
    waiting: [],
    unprovenVersion: null,
    uselessRefreshes: 0,
    attempt: 0,
    notBefore: 0,
    refreshedAt: null,
  };
}

/** A refresh was useless when the token it brought is refused before any answer has confirmed it. */
function countUseless({ uselessRefreshes, unprovenVersion, tokenVersion }: SessionContext): number {
  return uselessRefreshes + (unprovenVersion === tokenVersion ? 1 : 0);
}

/** Half of the delay is fixed and half is chance, so that tabs and people do not come back in step. */
function backOff(attempt: number, chance: number): number {
  const delay = Math.min(FIRST_BACK_OFF_MS * 2 ** attempt, LONGEST_BACK_OFF_MS);
  return delay * (0.5 + chance / 2);
}

export type SessionSetup = ReturnType<typeof setupSession>;
