import type { AbilityRule, LoginResponse, Rights, SessionUser, Tokens } from './session.types.ts';

/** Longer user data is broken or hostile: a real answer has a few hundred characters. */
const LONGEST_USER_DATA = 100_000;

/** Texts that a stored `undefined` turns into. */
const NOT_TOKENS = new Set(['undefined', 'null', '[object Object]', 'NaN', '""']);

/** A token worth sending, or `null`. */
export function parseToken(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const token = value.trim();
  return token === '' || NOT_TOKENS.has(token) ? null : token;
}

/**
 * The user in a login answer or in stored user data; `null` without an e-mail address. Unknown fields are dropped.
 *
 * @param fallback stands for an address that is missing or odd
 */
export function parseUser(value: unknown, fallback = ''): SessionUser | null {
  if (!isRecord(value)) return null;
  const email = filled(value.email) ?? fallback;
  if (email === '') return null;
  return {
    email,
    fullName: text(value.fullName) ?? email,
    username: text(value.username) ?? email,
    avatar: text(value.avatar),
    role: text(value.role) ?? '',
    ability: parseAbility(value.ability),
  };
}

/** Stored user data; anything that is not JSON, or not a user, counts as absent. */
export function parseUserData(stored: string | null): SessionUser | null {
  return parseUser(parseJson(stored));
}

/** The answer of `rights`, or `null` without a list of them: nobody loses rights to an answer that cannot be read. */
export function parseRights(value: unknown): Rights | null {
  if (!isRecord(value) || !Array.isArray(value.ability)) return null;
  const role = text(value.role);
  return { ability: parseAbility(value.ability), ...(role && { role }) };
}

/**
 * The answer of `auth/login`, or `null` when it lacks a token; only the two tokens are needed.
 *
 * @param email the address that the person has signed in with
 */
export function parseLogin(value: unknown, email: string): LoginResponse | null {
  const user = parseUser(value, email);
  const tokens = parseTokens(value);
  if (!user || !tokens?.refreshToken) return null;
  return { user, tokens: { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken } };
}

/** The answer of `jwt/refresh-token`, or `null` without an access token. */
export function parseTokens(value: unknown): Tokens | null {
  if (!isRecord(value)) return null;
  const accessToken = parseToken(value.accessToken);
  return accessToken ? { accessToken, refreshToken: parseToken(value.refreshToken) ?? undefined } : null;
}

/** `undefined` and nonsense become the default of specification §6: read access on Auth. */
function parseAbility(value: unknown): AbilityRule[] {
  const rules = Array.isArray(value) ? value.filter(isRule).map(({ action, subject }) => ({ action, subject })) : [];
  return rules.length > 0 ? rules : [{ action: 'read', subject: 'Auth' }];
}

function isRule(value: unknown): value is AbilityRule {
  return isRecord(value) && typeof value.action === 'string' && typeof value.subject === 'string';
}

function parseJson(stored: string | null): unknown {
  if (stored === null || stored.length > LONGEST_USER_DATA) return null;
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is more than blanks. */
const filled = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
