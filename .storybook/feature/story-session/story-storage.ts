import { salesApi as salesApiServer } from '@embarque/mocks/sales-api/handlers';

/** Keys whose values would sign a person in, or repeat such a value: they are written again instead of copied. */
const SECRETS = ['sessionMark', 'sessionToken', 'sessionTokenexpiration', 'userData'];
/** Stands for them in a copy. */
const PERSON = 'signed in as';

/** A storage area that lives as long as the story. */
export function memoryArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Stores a session as the app does after a login. */
export function signIn(area: Storage, email: string) {
  const { accessToken, refreshToken, ...user } = salesApiServer.signIn(email);
  area.setItem('sessionMark', 'story');
  area.setItem('sessionToken', accessToken);
  area.setItem('sessionTokenexpiration', refreshToken);
  area.setItem('userData', JSON.stringify({ ...user, accessToken, refreshToken }));
}

/** The stored values and the email of the signed-in person, without the tokens. */
export function copyOf(area: Storage): Record<string, string> {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  const copy = Object.fromEntries(
    keys.filter((key) => !SECRETS.includes(key)).map((key) => [key, area.getItem(key) ?? '']),
  );
  const user: unknown = JSON.parse(area.getItem('userData') ?? 'null');
  const isSignedIn = area.getItem('sessionToken') !== null && typeof user === 'object' && user && 'email' in user;
  return isSignedIn ? { ...copy, [PERSON]: String(user.email) } : copy;
}

/** Restores a copy; a person who was signed in gets tokens that the server knows. */
export function restoreCopy(area: Storage, { [PERSON]: email, ...copy }: Record<string, string>) {
  area.clear();
  for (const [key, value] of Object.entries(copy)) area.setItem(key, value);
  if (email) signIn(area, email);
}
