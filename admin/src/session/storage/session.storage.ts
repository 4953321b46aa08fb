import type { SafeStorage, StorageMode } from '../../storage/storage.ts';
import { forgetOwner, handOverUserStorage, keepForOwner, sweepUserStorage } from './user-storage.ts';
import type { LoginResponse, SessionIdentity, SessionUser, StorageVerdict, Tokens } from '../session.types.ts';
import {
  ALL_KEYS,
  entriesOf,
  readSession,
  readWholeSession,
  SESSION_ID,
  smallEntriesOf,
  type Stored,
  type StoredSession,
} from './stored-session.ts';

/**
 * The only holder of tokens. Storage is the truth that tabs share; this tab works with its copy until it
 * compares again. Machines see verdicts and the identity, never tokens.
 */
export interface SessionStorage {
  /** The access token this tab sends. */
  accessToken(): string | null;
  /** Whether a refresh can succeed: a refresh token is stored and the server has not refused it. */
  canRefresh(): boolean;
  /** Compares storage with this tab's copy, now. */
  assess(): StorageVerdict;
  /** Takes over what is stored. `tokenChanged` tells whether the access token is another one. */
  adopt(): { identity: SessionIdentity | null; tokenChanged: boolean };
  /** Stores a new session under a new session id, replacing whatever was there, and what another person left on the pages. */
  open(answer: LoginResponse): { identity: SessionIdentity; mode: StorageMode };
  /** Notes session id and refresh token as they are stored now; `commit` writes only over these. */
  hold(): void;
  heldRefreshToken(): string | null;
  /** Whether nobody has replaced or removed the session since `hold`. */
  isHeldStillStored(): boolean;
  /** Replaces both tokens and their copies in the user data in one synchronous step. */
  commit(tokens: Tokens): StorageMode;
  /** Remembers that the server refused the held refresh token, so that it is never sent again. */
  refuseHeld(): void;
  /** Drops this tab's copy, and leaves the session in storage alone: another tab has the say. */
  forget(): void;
  /** Drops this tab's copy, and does not take the session over again: the server has ended it for this tab alone. */
  leave(): void;
  /**
   * Removes the session from storage and from this tab; what the person left on the pages waits for their return.
   *
   * @returns whether the browser refused, and still holds tokens
   */
  runOut(): boolean;
  /** Removes the session from storage and from this tab, as `runOut` does, and with it what the person left on the pages. */
  clear(): boolean;
}

export function createSessionStorage(storage: SafeStorage, randomId: () => string): SessionStorage {
  let current: StoredSession | null = null;
  const past = createPast();
  const identityOf = createIdentityCache();
  const stored = () => readWholeSession(storage);
  const { release, allow, ...holding } = createHold(stored);

  const drop = () => {
    past.leave(current);
    current = null;
    release();
  };

  const end = () => {
    past.end(current?.sessionId ?? storage.read(SESSION_ID));
    drop();
    const left = storage.remove(ALL_KEYS);
    sweepUserStorage(storage);
    return left.some((key) => key !== SESSION_ID);
  };

  return {
    ...holding,

    accessToken: () => current?.accessToken ?? null,

    assess: () => assess(storage, current, past),

    adopt() {
      const before = current;
      current = stored();
      if (!current) return { identity: null, tokenChanged: before !== null };
      if (!current.sessionId) {
        current = { ...current, sessionId: randomId() };
        storage.write([[SESSION_ID, current.sessionId]]);
      }
      return { identity: identityOf(current), tokenChanged: before?.accessToken !== current.accessToken };
    },

    open({ user, tokens }) {
      const before = stored();
      storage.remove(ALL_KEYS);
      handOverUserStorage(storage, before?.user.email ?? null, user.email);
      current = { sessionId: randomId(), user, ...tokens };
      allow();
      return { identity: identityOf(current), mode: storage.write(entriesOf(current), smallEntriesOf(current)) };
    },

    commit({ accessToken, refreshToken = holding.heldRefreshToken() }) {
      if (!current) return 'memory';
      current = { ...current, accessToken, refreshToken };
      const { sessionId } = current;
      return storage.write(entriesOf(current), smallEntriesOf(current), [[SESSION_ID, sessionId]]);
    },

    forget() {
      drop();
      if (readSession(storage) === 'nothing') sweepUserStorage(storage);
    },

    leave() {
      past.turnFrom(current);
      drop();
    },

    runOut() {
      if (current) keepForOwner(storage, current.user.email);
      return end();
    },

    clear() {
      forgetOwner(storage);
      return end();
    },
  };
}

/** Another tab had no room for the tokens of this session: nobody has signed out, and this tab goes on with what it has. */
function isLeftAlone(storage: SafeStorage, session: Stored, current: StoredSession | null): boolean {
  const isIdAlone =
    session === 'half written' && ALL_KEYS.every((key) => key === SESSION_ID || storage.read(key) === null);
  return isIdAlone && current !== null && storage.read(SESSION_ID) === current.sessionId;
}

function assess(
  storage: SafeStorage,
  current: StoredSession | null,
  past: ReturnType<typeof createPast>,
): StorageVerdict {
  const session = readSession(storage);
  if (session === 'nothing') return current ? 'gone' : 'unchanged';
  if (isLeftAlone(storage, session, current)) return 'unchanged';
  if (session === 'half written') return session;
  if (current) return compare(current, session);
  if (past.isLeft(session)) return 'unchanged';
  return past.knows(session) ? 'leftover' : 'other session';
}

function compare(current: StoredSession, stored: StoredSession): StorageVerdict {
  // Every session here has a session id: one without is being removed.
  if (stored.sessionId === '') return 'half written';
  if (stored.user.email !== current.user.email) return 'other user';
  if (stored.sessionId !== current.sessionId) return 'other session';
  // A new refresh token beside the old access token is half of a refresh: requests that wait for the other half go on waiting.
  if (stored.accessToken !== current.accessToken) return 'newer token';
  return isEqual(stored.user, current.user) ? 'unchanged' : 'newer user data';
}

/** The session that a refresh began with, and the refresh token that the server refused. */
function createHold(stored: () => StoredSession | null) {
  let held: StoredSession | null = null;
  let refused: string | null = null;

  return {
    canRefresh() {
      const refreshToken = stored()?.refreshToken ?? null;
      return refreshToken !== null && refreshToken !== refused;
    },
    hold: () => void (held = stored()),
    heldRefreshToken: () => held?.refreshToken ?? null,
    isHeldStillStored() {
      const session = stored();
      return session !== null && session.sessionId === held?.sessionId && session.refreshToken === held.refreshToken;
    },
    refuseHeld: () => void (refused = held?.refreshToken ?? refused),
    release: () => void (held = null),
    /** Another session has other tokens. */
    allow: () => void (refused = null),
  };
}

/**
 * Remembers which sessions ended here: a tab that has not heard of it yet may still write them. It may leave out the session id,
 * which has not changed for that tab.
 */
function createPast() {
  const ended = new Set<string>();
  let left: string | null = null;
  let hadSession = false;

  return {
    leave(session: StoredSession | null) {
      hadSession ||= session !== null;
    },
    turnFrom: (session: StoredSession | null) => void (left = session?.sessionId ?? left),
    isLeft: ({ sessionId }: StoredSession) => sessionId !== '' && sessionId === left,
    end(sessionId: string | null) {
      if (sessionId) ended.add(sessionId);
    },
    knows: ({ sessionId }: StoredSession) => (sessionId === '' ? hadSession : ended.has(sessionId)),
  };
}

/** Gives the same object for the same identity, so that a new token alone renders nothing again. */
function createIdentityCache() {
  let identity: SessionIdentity | null = null;

  return ({ sessionId, user }: StoredSession): SessionIdentity => {
    if (identity?.sessionId !== sessionId || !isEqual(identity.user, user)) identity = { sessionId, user };
    return identity;
  };
}

/** User data is a small tree of texts. */
function isEqual(one: SessionUser, other: SessionUser): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
