import type { SafeStorage } from '../../storage/storage.ts';
import type { SessionUser } from '../session.types.ts';
import { parseToken, parseUserData } from '../session.user.ts';

/** The names are fixed by the specification (§9); the refresh token's is what it is. */
const ACCESS_TOKEN = 'sessionToken';
const REFRESH_TOKEN = 'sessionTokenexpiration';
const USER_DATA = 'userData';
export const SESSION_ID = 'sessionMark';
/** The user data goes first and the session id last: until all is gone, another tab sees "half written" and waits. */
export const ALL_KEYS = [USER_DATA, ACCESS_TOKEN, REFRESH_TOKEN, SESSION_ID] as const;

/** A session as it is stored, with its tokens. */
export interface StoredSession {
  sessionId: string;
  accessToken: string | null;
  refreshToken: string | null;
  user: SessionUser;
}

/** Storage may also hold nothing, or some of the keys. */
export type Stored = StoredSession | 'nothing' | 'half written';

export function readSession(storage: SafeStorage): Stored {
  const sessionId = storage.read(SESSION_ID) ?? '';
  const accessToken = parseToken(storage.read(ACCESS_TOKEN));
  const refreshToken = parseToken(storage.read(REFRESH_TOKEN));
  const storedUser = storage.read(USER_DATA);
  const user = parseUserData(storedUser);

  if (user && (accessToken || refreshToken)) return { sessionId, accessToken, refreshToken, user };
  const isAnythingLeft = sessionId || accessToken || refreshToken || storedUser !== null;
  return isAnythingLeft ? 'half written' : 'nothing';
}

export function readWholeSession(storage: SafeStorage): StoredSession | null {
  const session = readSession(storage);
  return typeof session === 'object' ? session : null;
}

/**
 * The session id goes first and the user data last: another tab that reads half of a new session sees "half written" and waits.
 * The refresh token goes before the access token: a tab that sees the new access token can refresh when it expires.
 */
export function entriesOf({ sessionId, user, accessToken, refreshToken }: StoredSession) {
  return [
    [SESSION_ID, sessionId],
    [REFRESH_TOKEN, refreshToken ?? ''],
    [ACCESS_TOKEN, accessToken ?? ''],
    [USER_DATA, JSON.stringify({ ...user, accessToken, refreshToken })],
  ] as const;
}

/** Without the copies of the tokens, and first what then takes less room than before. */
export function smallEntriesOf(session: StoredSession) {
  const [sessionId, refreshToken, accessToken] = entriesOf(session);
  return [sessionId, [USER_DATA, JSON.stringify(session.user)], refreshToken, accessToken] as const;
}
