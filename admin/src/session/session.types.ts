/** One line of the ability list that the login answers (specification §6). */
export interface AbilityRule {
  action: string;
  subject: string;
}

/** The signed-in user: the login response without the tokens. */
export interface SessionUser {
  email: string;
  fullName: string;
  username: string;
  /** URL of an image; `null` shows initials. */
  avatar: string | null;
  role: string;
  ability: AbilityRule[];
}

/** The part of a user that may change while they work. */
export type Rights = Pick<SessionUser, 'ability'> & Partial<Pick<SessionUser, 'role'>>;

export interface Tokens {
  accessToken: string;
  /** Absent when the server does not rotate refresh tokens: the stored one stays in use. */
  refreshToken?: string | undefined;
}

export interface Credentials {
  email: string;
  password: string;
}

/** A session as this tab knows it, without its tokens. */
export interface SessionIdentity {
  /** Random id written at sign-in; tells one session from another across tabs. */
  sessionId: string;
  user: SessionUser;
}

/** A successful login. */
export interface LoginResponse {
  user: SessionUser;
  tokens: Required<Tokens>;
}

/** Comparison of storage with the copy of this tab. */
export type StorageVerdict =
  | 'unchanged'
  | 'newer token'
  /** The same token, and something else about the user. */
  | 'newer user data'
  | 'other session'
  | 'other user'
  /** Some keys are there and some are not: another tab is writing, or something broke. */
  | 'half written'
  /** A session that ended here, written once more by a tab that had not heard of it. */
  | 'leftover'
  | 'gone';

/** Reason of the last sign-out. */
export type SignedOutReason = 'none' | 'signed out here' | 'expired' | 'signed out elsewhere' | 'revoked' | 'idle';
