/** Every key the app may use. Fixed names come from the specification (§3, §9); all others carry the prefix `embarque.`. */
export type StorageKey =
  | 'sessionToken'
  | 'sessionTokenexpiration'
  | 'userData'
  | 'sessionMark'
  | 'cart'
  | 'skin'
  | 'direction'
  | 'menuCollapsed'
  | `embarque.${string}`;

/** Whether values outlive this tab, or the browser refused and they live in memory only. */
export type StorageMode = 'local' | 'memory';

export interface SafeStorage {
  /** The stored text, or `null`; never throws. */
  read(key: StorageKey): string | null;
  /** Writes in the given order, all or none: when one write is refused, all go to memory instead. */
  write(entries: ReadonlyArray<readonly [StorageKey, string]>): StorageMode;
  remove(keys: readonly StorageKey[]): void;
  /** Every key that is in use and begins like this. */
  keys(beginning: string): StorageKey[];
}

/**
 * Wraps a storage area that may be missing, blocked, or full. What the browser refuses to keep is kept in memory, so that
 * a person can work on in this tab.
 *
 * @param openArea opens the area; may throw, as reading `window.localStorage` does with cookies blocked
 */
export function createSafeStorage(openArea: () => Storage): SafeStorage {
  const memory = new Map<StorageKey, string>();
  const area = attempt(openArea, null);

  return {
    read: (key) => memory.get(key) ?? attempt(() => area?.getItem(key), null) ?? null,

    write(entries) {
      if (area && writeAll(area, entries)) {
        for (const [key] of entries) memory.delete(key);
        return 'local';
      }
      for (const [key, value] of entries) memory.set(key, value);
      return 'memory';
    },

    remove(keys) {
      for (const key of keys) {
        memory.delete(key);
        attempt(() => area?.removeItem(key), undefined);
      }
    },

    keys(beginning) {
      const all = new Set<string>([...memory.keys(), ...attempt(() => keysOf(area), [])]);
      return [...all].filter((key) => key.startsWith(beginning)) as StorageKey[];
    },
  };
}

function keysOf(area: Storage | null): string[] {
  return Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '');
}

/** Old values are dropped after a refusal: half-written or outdated ones would mislead the other tabs. */
function writeAll(area: Storage, entries: ReadonlyArray<readonly [StorageKey, string]>): boolean {
  try {
    for (const [key, value] of entries) area.setItem(key, value);
    return true;
  } catch {
    for (const [key] of entries) attempt(() => area.removeItem(key), undefined);
    return false;
  }
}

function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** The browser's local storage, made safe. */
export const storage = createSafeStorage(() => window.localStorage);

/** Storage of this tab, kept over a reload; a duplicated tab begins with a copy. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
