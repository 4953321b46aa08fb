import type { SafeStorage, StorageKey } from '../../storage/storage.ts';

/** Keys of what one person stores; each covers its parts too: `embarque.drafts` covers `embarque.drafts.1`. */
const USER_KEYS = [
  'embarque.analytics',
  'embarque.blog',
  'embarque.calendar',
  'embarque.chat',
  'embarque.checkout',
  'embarque.demo.devices',
  'embarque.demo.proven',
  'embarque.drafts',
  'embarque.invoice',
  'embarque.journal',
  'embarque.kanban',
  'embarque.outbox',
  'embarque.picture',
  'embarque.proven',
  'embarque.recentSearches',
  'embarque.shownBookmarks',
] as const;

/** Email of the person whose storage waits for the next sign-in; absent while a session runs. */
const OWNER: StorageKey = 'embarque.owner';

/** A copy of what the server has: it goes with every session, and comes back with the next. */
const CART: StorageKey = 'cart';

const ownerOf = (storage: SafeStorage): string | null => storage.read(OWNER);

/** Keeps the storage for its owner after the session has expired. */
export function keepForOwner(storage: SafeStorage, owner: string): void {
  if (userKeysIn(storage).length > 0) storage.write([[OWNER, owner]]);
}

export function forgetOwner(storage: SafeStorage): void {
  storage.remove([OWNER]);
}

/** Removes what a page wrote before it noticed the end of the session; what waits for its owner stays. */
export function sweepUserStorage(storage: SafeStorage): void {
  storage.remove([CART]);
  if (ownerOf(storage) === null) storage.remove(userKeysIn(storage));
}

/**
 * Gives the storage to the person who signs in, if it is theirs; otherwise clears it.
 *
 * @param before email of the person signed in until now
 */
export function handOverUserStorage(storage: SafeStorage, before: string | null, now: string): void {
  const isTheirs = (before ?? ownerOf(storage)) === now;
  storage.remove([OWNER, CART, ...(isTheirs ? [] : userKeysIn(storage))]);
}

/**
 * Storage of one person. After a sign-out, or once another person signs in, a page that is still open writes and removes
 * nothing; after an expired session it can still write.
 *
 * @param owner email of the person, `null` for none
 * @param signedIn returns the email of the signed-in person
 */
export function createUserStorage(
  owner: string | null,
  storage: SafeStorage,
  signedIn: () => string | null,
): SafeStorage {
  const isTheirs = () => owner !== null && (signedIn() ?? ownerOf(storage)) === owner;
  return {
    ...storage,
    write: (...entries) => (isTheirs() ? storage.write(...entries) : 'memory'),
    remove: (keys) => (isTheirs() ? storage.remove(keys) : []),
  };
}

function userKeysIn(storage: SafeStorage): StorageKey[] {
  return USER_KEYS.flatMap((name) => storage.keys(name).filter((key) => key === name || key.startsWith(`${name}.`)));
}
