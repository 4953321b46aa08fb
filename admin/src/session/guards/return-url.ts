import { paths } from '../../paths.ts';

/** Longer addresses are no address of this app. */
const LONGEST = 2_000;
/** Encoded more often than this, an address hides something. */
const MOST_ENCODINGS = 3;
const OWN_ORIGIN = 'https://own.invalid';

const SECRET_NAME = /token|secret|passw|authorization|credential|session|jwt/i;
const SECRET_VALUE = /^eyJ[\w-]+\.[\w-]+\./;
const UNSAFE = /[\u0000-\u001F\u007F\\]|\/\/|^\/?[\s\u00A0]/;

/**
 * The page to go back to after signing in: a path of this app, serialised again and without anything that looks like a
 * token, or `null`.
 *
 * @param isKnownPath tells whether the route table has a page for a path
 */
export function readReturnPath(text: string, isKnownPath: (path: string) => boolean): string | null {
  if (text.length > LONGEST || !text.startsWith('/') || UNSAFE.test(beforeQuery(text))) return null;
  if (!URL.canParse(text, OWN_ORIGIN)) return null;

  const url = new URL(text, OWN_ORIGIN);
  const path = decodeFully(url.pathname);
  if (url.origin !== OWN_ORIGIN || path === null || UNSAFE.test(path)) return null;
  if (isSignIn(path) || !isKnownPath(url.pathname)) return null;

  for (const [name, value] of Array.from(url.searchParams)) {
    if (isSecret(name, value)) url.searchParams.delete(name);
  }
  const hasSecretHash = [...new URLSearchParams(url.hash.slice(1))].some(([name, value]) => isSecret(name, value));
  return `${url.pathname}${url.search}${hasSecretHash ? '' : url.hash}`;
}

function beforeQuery(text: string): string {
  return text.replace(/[?#].*$/s, '');
}

/** `null` when the path is no valid encoding, or is encoded over and over. */
function decodeFully(path: string): string | null {
  let decoded = path;
  for (let round = 0; round <= MOST_ENCODINGS; round += 1) {
    const before = decoded;
    try {
      decoded = decodeURIComponent(before);
    } catch {
      return null;
    }
    if (decoded === before) return decoded;
  }
  return null;
}

/** Going back to sign-in after signing in would lead in a circle. */
function isSignIn(path: string): boolean {
  return path.toLowerCase().replace(/\/+$/, '') === paths.login;
}

function isSecret(name: string, value: string): boolean {
  return SECRET_NAME.test(name) || SECRET_VALUE.test(value) || SECRET_VALUE.test(name);
}
