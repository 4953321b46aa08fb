import type { SafeStorage, StorageKey } from '../../storage/storage.ts';

/** What a person leaves behind on the pages; each stands for its parts too: `embarque.drafts` for `embarque.drafts.1`. */
const USER_KEYS = [
  'embarque.checkout',
  'embarque.drafts',
  'embarque.kanban',
  'embarque.outbox',
  'embarque.recentSearches',
] as const;

/** Whose belongings wait for the next sign-in; while somebody is signed in, they are theirs and need no name. */
const OWNER: StorageKey = 'embarque.owner';

/** A copy of what the server has: it goes with every session, and comes back with the next. */
const CART: StorageKey = 'cart';

const ownerOf = (storage: SafeStorage): string | null => storage.read(OWNER);

/** The session runs out, and its owner may come back: what they left waits for them, and for nobody else. */
export function keepForOwner(storage: SafeStorage, owner: string): void {
  if (userKeysIn(storage).length > 0) storage.write([[OWNER, owner]]);
}

/** Nobody is waited for any longer. */
export function forgetOwner(storage: SafeStorage): void {
  storage.remove([OWNER]);
}

/** The session is over: what waits for its owner stays. Whatever else there is, a page wrote before it heard of the end. */
export function sweepUserStorage(storage: SafeStorage): void {
  storage.remove([CART]);
  if (ownerOf(storage) === null) storage.remove(userKeysIn(storage));
}

/**
 * Somebody signs in, and finds what is their own.
 *
 * @param before address of who was signed in until now
 */
export function handOverUserStorage(storage: SafeStorage, before: string | null, now: string): void {
  const isTheirs = (before ?? ownerOf(storage)) === now;
  storage.remove([OWNER, CART, ...(isTheirs ? [] : userKeysIn(storage))]);
}

/**
 * The storage in which a person leaves what is theirs: once they have signed out, or somebody else is here, a page of theirs
 * that is still there writes and removes nothing. What a session that ran out has kept can still be written.
 *
 * @param owner address of the person, `null` for nobody
 * @param signedIn tells who is signed in now
 */
export function createUserStorage(
  owner: string | null,
  storage: SafeStorage,
  signedIn: () => string | null,
): SafeStorage {
  const isTheirs = () => owner !== null && (signedIn() ?? ownerOf(storage)) === owner;
  return {
    ...storage,
    write: (entries) => (isTheirs() ? storage.write(entries) : 'memory'),
    remove(keys) {
      if (isTheirs()) storage.remove(keys);
    },
  };
}

function userKeysIn(storage: SafeStorage): StorageKey[] {
  return USER_KEYS.flatMap((name) => storage.keys(name).filter((key) => key === name || key.startsWith(`${name}.`)));
}
