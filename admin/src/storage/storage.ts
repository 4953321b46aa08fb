import { createGivingWay } from './giving-way.ts';
import type { StorageEntries, StorageKey, StorageMode } from './storage.types.ts';

export type { StorageKey, StorageMode } from './storage.types.ts';

export interface SafeStorage {
  /** The stored text, or `null`; never throws. */
  read(key: StorageKey): string | null;
  /**
   * Writes in the given order, all or none: when one write is refused, all go to memory instead.
   *
   * @param smaller what to write where there is no room for the entries; keys that it leaves out live in memory
   */
  write(entries: StorageEntries, ...smaller: StorageEntries[]): StorageMode;
  /**
   * Removes values, or overwrites those that the browser refuses to remove. This tab no longer sees them either way.
   *
   * @returns the keys whose values the browser still holds
   */
  remove(keys: readonly StorageKey[]): StorageKey[];
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
  /** Keys that the browser refuses to remove: for this tab they are gone. */
  const refused = new Set<StorageKey>();

  return {
    read: (key) => memory.get(key) ?? (refused.has(key) ? null : (attempt(() => area?.getItem(key), null) ?? null)),

    write(entries, ...smaller) {
      if (!area) return keepInMemory(memory, entries, 'memory');
      const room = createGivingWay(area, memory, entries);
      const { written, refusal } = writeFirst(area, [entries, ...smaller], room.next);
      const kept = new Set(written.map(([key]) => key));
      const left = entries.filter(([key]) => !kept.has(key));
      // Half-written or outdated values would mislead the other tabs.
      for (const [key] of left) attempt(() => area.removeItem(key), undefined);
      if (left.length > 0) {
        room.rollback();
        return keepInMemory(memory, entries, refusal ?? 'full');
      }
      for (const [key] of entries) {
        memory.delete(key);
        refused.delete(key);
      }
      return refusal ?? (room.isLoss() ? 'full' : 'local');
    },

    remove(keys) {
      for (const key of keys) {
        memory.delete(key);
        if (area && !isErased(area, key)) refused.add(key);
      }
      return keys.filter((key) => refused.has(key));
    },

    keys(beginning) {
      const all = new Set([...memory.keys(), ...attempt(() => keysOf(area), [])]) as Set<StorageKey>;
      return [...all].filter((key) => key.startsWith(beginning) && (memory.has(key) || !refused.has(key)));
    },
  };
}

function keysOf(area: Storage | null): string[] {
  return Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '');
}

/** Whether the value is gone: removed, or overwritten where the browser refuses to remove it. */
function isErased(area: Storage, key: StorageKey): boolean {
  const isGone = () => !attempt(() => area.getItem(key), null);
  attempt(() => area.removeItem(key), undefined);
  if (isGone()) return true;
  attempt(() => area.setItem(key, ''), undefined);
  return isGone();
}

type Refusal = Exclude<StorageMode, 'local'>;

function keepInMemory(memory: Map<StorageKey, string>, entries: StorageEntries, refusal: Refusal): Refusal {
  for (const [key, value] of entries) memory.set(key, value);
  return refusal;
}

interface Attempt {
  /** The entries that were written; empty when none of the forms has room. */
  written: StorageEntries;
  /** Why the last form that did not fit was refused; `null` when the first one did. */
  refusal: Refusal | null;
}

/** Writes the first form that fits. */
function writeFirst(area: Storage, forms: readonly StorageEntries[], makeRoom: () => boolean): Attempt {
  let refusal: Refusal | null = null;
  for (const form of forms) {
    const refused = writeAll(area, form, makeRoom);
    if (!refused) return { written: form, refusal };
    refusal = refused;
  }
  return { written: [], refusal };
}

function writeAll(area: Storage, entries: StorageEntries, makeRoom: () => boolean): Refusal | null {
  for (const [key, value] of entries) {
    let refusal = writeOne(area, key, value);
    while (refusal === 'full' && makeRoom()) refusal = writeOne(area, key, value);
    if (refusal) return refusal;
  }
  return null;
}

/** Nothing is written over itself, which a full storage may refuse. */
function writeOne(area: Storage, key: StorageKey, value: string): Refusal | null {
  try {
    if (area.getItem(key) !== value) area.setItem(key, value);
    return null;
  } catch (error) {
    return isFull(error) ? 'full' : 'memory';
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(error.name);

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
