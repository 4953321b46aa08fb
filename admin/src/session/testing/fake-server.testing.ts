import { pathBelow } from '../../http/request/http.url.ts';

export const API_BASE = 'https://sales.example/api';

/** One request as the server saw it. */
export interface SeenRequest {
  method: string;
  /** Path below the API's base. */
  path: string;
  url: string;
  authorization: string | null;
  headers: Headers;
  body: BodyInit | null;
  /** Milliseconds of virtual time. */
  at: number;
  isAborted: boolean;
  init: RequestInit;
}

/** How the server takes one request; `handle` does what a healthy server does with it, now. */
export type Cue = (handle: () => Response) => Response | Promise<Response>;

export const asUsual: Cue = (handle) => handle();

/** Handles the request on arrival; the answer takes this long to come back. */
export const late =
  (ms: number, cue: Cue = asUsual): Cue =>
  async (handle) => {
    const answer = await attempt(cue, handle).catch((error: unknown) => ({ error }));
    await pause(ms);
    if ('error' in answer) throw answer.error;
    return answer;
  };

export const status =
  (code: number, body: unknown = { success: false }, headers: Record<string, string> = {}): Cue =>
  () =>
    json(code, body, headers);

/** A text as it is, which need not be JSON. */
export const text =
  (body: string, code = 200): Cue =>
  () =>
    new Response(body, { status: code });

/** The request never reaches the server. */
export const noNetwork: Cue = () => {
  throw new TypeError('Failed to fetch');
};

/** The server does its work, and the answer gets lost on the way back. */
export const answerLost: Cue = (handle) => {
  handle();
  throw new TypeError('Failed to fetch');
};

export const never: Cue = () => new Promise<Response>(() => undefined);

interface Grant {
  email: string;
  family: number;
  isUsed: boolean;
}

export interface FakeServerOptions {
  /**
   * Whether every refresh brings a new refresh token and the old one is refused from then on.
   * @default true
   */
  rotates?: boolean;
}

/**
 * A sales API that rotates refresh tokens and takes the reuse of one as a theft, which ends the session. Tokens count up:
 * `access-1` and `refresh-1` come from the first sign-in or refresh, and so on.
 */
export function createFakeServer({ rotates = true }: FakeServerOptions = {}) {
  const requests: SeenRequest[] = [];
  const cues = new Map<string, Cue[]>();
  const standing = new Map<string, Cue>();
  const access = new Map<string, Grant>();
  const grants = new Map<string, Grant>();
  const deadFamilies = new Set<number>();
  let issued = 0;
  let reuses = 0;

  function issue(email: string, family: number) {
    issued += 1;
    const grant = { email, family, isUsed: false };
    access.set(`access-${issued}`, grant);
    grants.set(`refresh-${issued}`, grant);
    return { accessToken: `access-${issued}`, refreshToken: `refresh-${issued}` };
  }

  function login({ email, password }: Record<string, unknown>): Response {
    if (typeof email !== 'string' || password !== 'right password') {
      return json(401, {
        success: false,
        notifications: [{ property: 'email', message: 'Email or Password is Invalid' }],
      });
    }
    return json(200, { success: true, ...userOf(email), ...issue(email, issued + 1) });
  }

  function refresh({ refreshToken }: Record<string, unknown>): Response {
    const grant = grants.get(String(refreshToken));
    const isReused = grant?.isUsed === true && rotates;
    if (isReused) {
      reuses += 1;
      deadFamilies.add(grant.family);
    }
    if (!grant || deadFamilies.has(grant.family)) return json(401, 'Invalid refresh token');

    grant.isUsed = true;
    const tokens = issue(grant.email, grant.family);
    return json(200, rotates ? tokens : { accessToken: tokens.accessToken });
  }

  function answer(request: SeenRequest): Response {
    if (request.path === 'auth/login') return login(bodyOf(request));
    if (request.path === 'jwt/refresh-token') return refresh(bodyOf(request));
    if (request.path === 'jwt/logout') return new Response(null, { status: 204 });
    if (request.path === 'jwt/register') return json(200, { success: true });

    const grant = access.get(request.authorization?.replace('Bearer ', '') ?? '');
    if (!grant || deadFamilies.has(grant.family)) return json(401, { success: false });
    return json(200, { success: true, path: request.path, email: grant.email });
  }

  function cueFor(path: string): Cue {
    return cues.get(path)?.shift() ?? standing.get(path) ?? asUsual;
  }

  return {
    requests,
    /** The requests for a path, in order. */
    seen: (path: string) => requests.filter((request) => request.path === path),
    refreshes: () => requests.filter(({ path }) => path === 'jwt/refresh-token'),
    /** The refresh tokens that came, in order. */
    refreshTokens: () =>
      requests.filter(({ path }) => path === 'jwt/refresh-token').map((request) => bodyOf(request).refreshToken),
    /** All requests in order, each with the token it carried: `sales access-1`, `jwt/refresh-token refresh-1`. */
    log: () => requests.map(logLine),
    /** How often a used refresh token came again. */
    reuses: () => reuses,
    issue: (email: string) => issue(email, issued + 1),
    /** Every access token given out so far is refused from now on. */
    expireAccess: () => access.clear(),
    /** Every refresh token given out so far is refused from now on. */
    revoke: () => grants.clear(),
    /** How the next requests for a path are taken, one cue for each. */
    next: (path: string, ...next: Cue[]) => void cues.set(path, [...(cues.get(path) ?? []), ...next]),
    /** How requests for a path are taken from now on. */
    always: (path: string, cue: Cue) => void standing.set(path, cue),

    fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
      const request = seenRequest(input instanceof Request ? input.url : input, init);
      requests.push(request);
      return new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => {
          request.isAborted = true;
          reject(init.signal?.reason);
        });
        const cue = cueFor(request.path);
        attempt(cue, () => answer(request)).then(resolve, reject);
      });
    },
  };
}

export function userOf(email: string) {
  const username = email.replace(/@.*/, '');
  const ability = [{ action: 'manage', subject: 'all' }];
  return { email, username, fullName: username, avatar: null, role: 'admin', ability };
}

function json(code: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status: code, headers });
}

function seenRequest(address: string | URL, init: RequestInit): SeenRequest {
  const url = new URL(address);
  const headers = new Headers(init.headers);
  return {
    method: init.method ?? 'GET',
    path: pathBelow(API_BASE, url),
    url: url.href,
    authorization: headers.get('authorization'),
    headers,
    body: init.body ?? null,
    at: performance.now(),
    isAborted: false,
    init,
  };
}

function bodyOf({ body }: SeenRequest): Record<string, unknown> {
  return typeof body === 'string' ? JSON.parse(body) : {};
}

function logLine(request: SeenRequest): string {
  const token = request.authorization?.replace('Bearer ', '') ?? bodyOf(request).refreshToken;
  return typeof token === 'string' ? `${request.path} ${token}` : request.path;
}

const attempt = async (cue: Cue, handle: () => Response) => cue(handle);

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
