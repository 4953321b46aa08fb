import type { StorageEntries, StorageKey } from './storage.types.ts';

const SESSION: readonly StorageKey[] = ['sessionMark', 'sessionToken', 'sessionTokenexpiration', 'userData'];

/** Whether the session is what is written: all else gives way to it. */
const isSession = (entries: StorageEntries): boolean => entries.some(([key]) => SESSION.includes(key));

/** Copies of what the server has go first, then what is convenient, and what a person wrote goes last. */
const LAST = ['embarque.drafts', 'embarque.checkout', 'embarque.outbox'];
const FIRST = ['embarque.journal', 'cart', 'embarque.recentSearches'] as const;

/** The one value that gives way to everything else: people can do without it. */
const [JOURNAL] = FIRST;

/**
 * Moves values of this app from a full storage to the memory of this tab, one by one. Those of other apps are left alone.
 *
 * @param entries what needs the room: everything gives way to the session, to all else only the journal
 */
export function createGivingWay(area: Storage, memory: Map<StorageKey, string>, entries: StorageEntries) {
  const moved: [StorageKey, string][] = [];
  const isForSession = isSession(entries);
  const givesWay = (key: StorageKey) =>
    isForSession || (key === JOURNAL && entries.every(([written]) => written !== key));

  return {
    /** Whether people lose something by it that they should hear of. */
    isLoss: () => isForSession && moved.length > 0,
    /** @returns whether there is more room now */
    next() {
      const [key] = movableKeys(area).filter(givesWay);
      const value = key && area.getItem(key);
      if (!key || value === null || value === undefined) return false;
      area.removeItem(key);
      memory.set(key, value);
      moved.push([key, value]);
      return true;
    },
    /** Moves everything into the storage again: what needed the room does not fit all the same. */
    rollback() {
      for (const [key, value] of moved.toReversed()) {
        try {
          area.setItem(key, value);
          memory.delete(key);
        } catch {
          // It stays in memory.
        }
      }
    },
  };
}

function movableKeys(area: Storage): StorageKey[] {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  const ours = keys.filter((key): key is StorageKey => key === 'cart' || key.startsWith('embarque.'));
  return ours.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf(key: StorageKey): number {
  const isIn = (names: readonly string[]) => names.findIndex((name) => key === name || key.startsWith(`${name}.`));
  if (isIn(FIRST) >= 0) return isIn(FIRST) - FIRST.length;
  return isIn(LAST) + 1;
}
