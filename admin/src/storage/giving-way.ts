import type { StorageEntries, StorageKey } from './storage.types.ts';

const SESSION: readonly StorageKey[] = ['sessionMark', 'sessionToken', 'sessionTokenexpiration', 'userData'];

/** Whether the session is what is written: all else gives way to it. */
export const isSession = (entries: StorageEntries): boolean => entries.some(([key]) => SESSION.includes(key));

/** Copies of what the server has go first, then what is convenient, and what a person wrote goes last. */
const LAST = ['embarque.drafts', 'embarque.checkout', 'embarque.outbox'];
const FIRST = ['cart', 'embarque.recentSearches'];

/** Moves values of this app from a full storage to the memory of this tab, one by one. Those of other apps are left alone. */
export function createGivingWay(area: Storage, memory: Map<StorageKey, string>) {
  const moved: [StorageKey, string][] = [];

  return {
    hasBegun: () => moved.length > 0,
    /** @returns whether there is more room now */
    next() {
      const [key] = movableKeys(area);
      const value = key && area.getItem(key);
      if (!key || value === null || value === undefined) return false;
      area.removeItem(key);
      memory.set(key, value);
      moved.push([key, value]);
      return true;
    },
    /** Moves everything into the storage again: the session does not fit all the same. */
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
