/** Values of a query string; `null`, `undefined`, and empty lists are left out, a list repeats its key. */
export type Params = Readonly<Record<string, Param | readonly Param[]>>;
type Param = string | number | boolean | null | undefined;

/** The sales API's own authentication calls (specification §7): no token, no waiting, no refresh after their 401. */
const AUTH_PATHS = new Set(['auth/login', 'jwt/refresh-token', 'jwt/register', 'jwt/logout']);

/**
 * The address of a call below the API's base.
 *
 * @throws TypeError when the path leads to another origin: a token must never follow it
 */
export function resolveUrl(base: string, path: string, params: Params = {}): URL {
  const root = new URL(base.endsWith('/') ? base : `${base}/`);
  const url = /^https?:/i.test(path) ? new URL(path) : new URL(`./${path.replace(/^[/\\]+/, '')}`, root);
  if (url.origin !== root.origin || url.username !== '' || url.password !== '') {
    throw new TypeError(
      `A call may only go to the API's own origin, but this path leads elsewhere. Give a path relative to the base.`,
    );
  }
  for (const [name, value] of Object.entries(params)) {
    for (const item of [value].flat()) {
      if (item !== null && item !== undefined) url.searchParams.append(name, String(item));
    }
  }
  return url;
}

/** The path of a call relative to the base, normalised: no query, no doubled or outer slashes. */
export function pathBelow(base: string, url: URL): string {
  const root = new URL(base.endsWith('/') ? base : `${base}/`).pathname;
  const below = url.pathname.startsWith(root) ? url.pathname.slice(root.length) : url.pathname;
  return below.split('/').filter(Boolean).join('/');
}

/** Whether a call is one of the API's authentication calls; compared whole, never by a part of the address. */
export function isAuthCall(base: string, url: URL): boolean {
  return url.origin === new URL(base).origin && AUTH_PATHS.has(pathBelow(base, url).toLowerCase());
}
