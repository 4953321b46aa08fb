import type { SafeStorage, StorageMode } from '../storage/storage.ts';
import type { LoginAnswer, SessionFacts, SessionUser, StorageVerdict, Tokens } from './session.types.ts';
import { parseToken, parseTokenCopies, parseUserData } from './session.user.ts';

/** The names are fixed by the specification (§9); the refresh token's is what it is. */
const ACCESS_TOKEN = 'sessionToken';
const REFRESH_TOKEN = 'sessionTokenexpiration';
const USER_DATA = 'userData';
const MARK = 'sessionMark';

interface StoredSession {
  mark: string;
  accessToken: string | null;
  refreshToken: string | null;
  user: SessionUser;
}

/**
 * The only keeper of tokens. Storage is the truth that tabs share; the copy in here is what this tab works with until it
 * compares again. Machines see verdicts and facts, never tokens.
 */
export interface SessionStorage {
  /** The access token this tab sends. */
  accessToken(): string | null;
  /** Whether a refresh can succeed: a refresh token is stored and the server has not refused it. */
  canRefresh(): boolean;
  /** Compares storage with this tab's copy, now. */
  assess(): StorageVerdict;
  /** Takes over what is stored. `tokenChanged` tells whether the access token is another one. */
  adopt(): { facts: SessionFacts | null; tokenChanged: boolean };
  /** Stores a new session under a new mark, replacing whatever was there. */
  open(answer: LoginAnswer): { facts: SessionFacts; mode: StorageMode };
  /** Notes mark and refresh token as they are stored now; `commit` writes only over these. */
  hold(): void;
  heldRefreshToken(): string | null;
  /** Whether nobody has replaced or removed the session since `hold`. */
  isHeldStillStored(): boolean;
  /** Replaces both tokens and their copies in the user data in one synchronous step. */
  commit(tokens: Tokens): StorageMode;
  /** Remembers that the server refused the held refresh token, so that it is never sent again. */
  refuseHeld(): void;
  /** Drops this tab's copy and leaves storage alone: another tab has the say. */
  forget(): void;
  /** Removes the session from storage and from this tab. */
  clear(): void;
}

export function createSessionStorage(storage: SafeStorage, randomId: () => string): SessionStorage {
  let current: StoredSession | null = null;
  let held: { mark: string; refreshToken: string | null } | null = null;
  let refused: string | null = null;

  const read = () => readSession(storage);

  return {
    accessToken: () => current?.accessToken ?? null,

    canRefresh() {
      const stored = read();
      return typeof stored === 'object' && stored.refreshToken !== null && stored.refreshToken !== refused;
    },

    assess() {
      const stored = read();
      if (stored === 'nothing') return current ? 'gone' : 'unchanged';
      if (stored === 'half written') return stored;
      return current ? compare(current, stored) : 'other session';
    },

    adopt() {
      const stored = read();
      const before = current;
      current = typeof stored === 'object' ? stored : null;
      if (!current) return { facts: null, tokenChanged: before !== null };

      if (!current.mark) {
        current = { ...current, mark: randomId() };
        storage.write([[MARK, current.mark]]);
      }
      const copies = parseTokenCopies(storage.read(USER_DATA));
      const copiesAgree = copies.accessToken === current.accessToken && copies.refreshToken === current.refreshToken;
      if (!before && !copiesAgree) storage.write([[USER_DATA, userData(current)]]);
      return { facts: factsOf(current), tokenChanged: before?.accessToken !== current.accessToken };
    },

    open({ user, tokens }) {
      storage.remove([ACCESS_TOKEN, REFRESH_TOKEN, USER_DATA, MARK]);
      current = { mark: randomId(), user, ...tokens };
      refused = null;
      // The mark goes first and the tokens last: another tab that reads half of it sees a mark without tokens, "not ready".
      const mode = storage.write([
        [MARK, current.mark],
        [USER_DATA, userData(current)],
        [REFRESH_TOKEN, tokens.refreshToken],
        [ACCESS_TOKEN, tokens.accessToken],
      ]);
      return { facts: factsOf(current), mode };
    },

    hold() {
      const stored = read();
      held = typeof stored === 'object' ? { mark: stored.mark, refreshToken: stored.refreshToken } : null;
    },

    heldRefreshToken: () => held?.refreshToken ?? null,

    isHeldStillStored() {
      const stored = read();
      return typeof stored === 'object' && stored.mark === held?.mark && stored.refreshToken === held.refreshToken;
    },

    commit(tokens) {
      if (!current) return 'memory';
      current = {
        ...current,
        accessToken: tokens.accessToken,
        refreshToken: tokens.refreshToken ?? held?.refreshToken ?? null,
      };
      return storage.write([
        [MARK, current.mark],
        [REFRESH_TOKEN, current.refreshToken ?? ''],
        [ACCESS_TOKEN, tokens.accessToken],
        [USER_DATA, userData(current)],
      ]);
    },

    refuseHeld() {
      refused = held?.refreshToken ?? refused;
    },

    forget() {
      current = null;
      held = null;
    },

    clear() {
      current = null;
      held = null;
      // The mark goes last: until then another tab sees "not ready" instead of deciding on half of the truth.
      storage.remove([ACCESS_TOKEN, REFRESH_TOKEN, USER_DATA, MARK]);
    },
  };
}

function readSession(storage: SafeStorage): StoredSession | 'nothing' | 'half written' {
  const mark = storage.read(MARK) ?? '';
  const accessToken = parseToken(storage.read(ACCESS_TOKEN));
  const refreshToken = parseToken(storage.read(REFRESH_TOKEN));
  const storedUser = storage.read(USER_DATA);
  const user = parseUserData(storedUser);

  if (user && (accessToken || refreshToken)) return { mark, accessToken, refreshToken, user };
  const isAnythingLeft = mark || accessToken || refreshToken || storedUser !== null;
  return isAnythingLeft ? 'half written' : 'nothing';
}

function compare(current: StoredSession, stored: StoredSession): StorageVerdict {
  if (stored.user.email !== current.user.email) return 'other user';
  if (stored.mark !== current.mark) return 'other session';
  const isSame =
    stored.accessToken === current.accessToken &&
    stored.refreshToken === current.refreshToken &&
    JSON.stringify(stored.user) === JSON.stringify(current.user);
  return isSame ? 'unchanged' : 'newer token';
}

function factsOf({ mark, user }: StoredSession): SessionFacts {
  return { mark, user };
}

function userData({ user, accessToken, refreshToken }: StoredSession): string {
  return JSON.stringify({ ...user, accessToken, refreshToken });
}
