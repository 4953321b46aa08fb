import type { SessionUser } from '../session.types.ts';

export const API_BASE = 'https://api.example.com/v1';
export const PASSWORD = 'canary-password';

/** In every token and password, and nowhere else: where it shows, a secret has leaked. */
export const CANARY = 'canary';

export type FuzzUser = 'a' | 'b';

/** How a call can go wrong between the tab and the server. */
export type Fate =
  | 'lost on the way'
  | 'answer lost'
  | 'never answered'
  | 'body stalls'
  | 'fails'
  | 'asks to wait'
  | 'nonsense'
  | 'refuses with words';

/** The kinds of response that a request for data can ask for. */
export type Flavour = 'plain' | 'refused with words' | 'always 401' | 'broken';

export interface Reply {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export interface ServerCall {
  /** Path below the base. */
  path: string;
  token: string | null;
  body: Record<string, unknown>;
  tab: string;
  /** When the call was made, in happenings since the run began. */
  madeAt: number;
}

/** All tokens that descend from one login. */
export interface Family {
  id: number;
  user: FuzzUser;
  tab: string;
  loginAt: number;
  isRevoked: boolean;
  /** Rises with every rotation; the newest refresh token carries it. */
  generation: number;
  issued: number;
  validAccess: Set<string>;
}

/** A sales API that rotates refresh tokens and revokes all tokens of a login when one refresh token comes twice. */
export function createFuzzServer({ rotates }: { rotates: boolean }) {
  const families: Family[] = [];
  const refusedAccess = new Set<string>();
  const processed = new Map<string, number>();

  function issue(family: Family) {
    family.issued += 1;
    const accessToken = `${CANARY}.access.${family.id}.${family.issued}`;
    family.validAccess.add(accessToken);
    return { accessToken, refreshToken: `${CANARY}.refresh.${family.id}.${family.generation}` };
  }

  function startFamily(user: FuzzUser, tab: string, loginAt: number) {
    const family = {
      id: families.length + 1,
      user,
      tab,
      loginAt,
      isRevoked: false,
      generation: 1,
      issued: 0,
      validAccess: new Set<string>(),
    };
    families.push(family);
    return { ...userOf(user), ...issue(family) };
  }

  const familyOf = (token: string | null) => families.find(({ id }) => String(id) === token?.split('.')[2]) ?? null;

  function login({ body, tab, madeAt }: ServerCall): Reply {
    if (body.password !== PASSWORD) return refusal(401, 'email', 'Email or Password is Invalid');
    return ok({ success: true, ...startFamily(body.email === userOf('b').email ? 'b' : 'a', tab, madeAt) });
  }

  function refresh({ body }: ServerCall): Reply {
    const token = String(body.refreshToken);
    const family = familyOf(token);
    processed.set(token, (processed.get(token) ?? 0) + 1);
    if (!family || family.isRevoked) return refusal(401, '', 'Invalid refresh token');
    if (Number(token.split('.')[3]) !== family.generation) {
      family.isRevoked = true;
      return refusal(401, '', 'Invalid refresh token');
    }
    if (rotates) family.generation += 1;
    const { accessToken, refreshToken } = issue(family);
    return ok(rotates ? { accessToken, refreshToken } : { accessToken });
  }

  function data({ token }: ServerCall, flavour: Flavour): Reply {
    const family = familyOf(token);
    const isKnown = token !== null && family !== null && !family.isRevoked && family.validAccess.has(token);
    if (!isKnown || flavour === 'always 401') {
      if (token) refusedAccess.add(token);
      return refusal(401, '', 'Sign in first');
    }
    if (flavour === 'refused with words') return refusal(200, 'amount', 'Too high');
    if (flavour === 'broken') return refusal(500, '', 'Something broke');
    return ok({ success: true });
  }

  return {
    familyOf,
    refusedAccess,
    startFamily,
    /** How often each refresh token was exchanged, or tried to be. */
    processed,
    answer(call: ServerCall, flavour: Flavour): Reply {
      if (call.path === 'auth/login') return login(call);
      if (call.path === 'jwt/refresh-token') return refresh(call);
      if (call.path === 'jwt/register') return refusal(401, 'email', 'This email is already in use.');
      if (call.path !== 'jwt/logout') return data(call, flavour);
      const family = familyOf(call.token);
      if (family) family.isRevoked = true;
      return { status: 204, body: '', headers: {} };
    },
    /** No access token issued so far is good any more. */
    expire() {
      for (const { validAccess } of families) validAccess.clear();
    },
    /** Makes all tokens invalid. */
    revoke() {
      for (const family of families) family.isRevoked = true;
    },
  };
}

export type FuzzServer = ReturnType<typeof createFuzzServer>;

export function userOf(user: FuzzUser): SessionUser {
  return {
    email: `${user}@example.com`,
    fullName: user.toUpperCase(),
    username: user,
    avatar: null,
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
  };
}

/** The reply in place of the server's own, for the fates that reply at all. */
export function replyOfFate(fate: Fate, serverNow: number): Reply | null {
  if (fate === 'fails') return { status: 503, body: 'Service unavailable', headers: {} };
  if (fate === 'asks to wait') {
    return { status: 429, body: '', headers: { 'retry-after': new Date(serverNow + 5_000).toUTCString() } };
  }
  if (fate === 'nonsense') return { status: 200, body: '<html>Hello</html>', headers: {} };
  if (fate === 'refuses with words') return refusal(200, '', 'Not today');
  return null;
}

function ok(body: unknown): Reply {
  return { status: 200, body: JSON.stringify(body), headers: {} };
}

function refusal(status: number, property: string, message: string): Reply {
  const body = JSON.stringify({ success: false, notifications: [{ property, message }] });
  return { status, body, headers: {} };
}
