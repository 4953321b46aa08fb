import * as v from 'valibot';
import { type StorageKey, storage } from '../../storage/storage.ts';
import type { PageKey } from './search.pages.ts';

const ORDER: StorageKey = 'embarque.bookmarkOrder';
const RECENT: StorageKey = 'embarque.recentSearches';

/** How many of the things that were taken last are offered again. */
const RECENT_LIMIT = 5;

const pageKeysSchema: v.GenericSchema<unknown, PageKey[]> = v.array(v.union([v.number(), v.string()]));
const takenSchema = v.array(v.string());

/** The bookmarked pages in the order of the person. */
export const readOrder = (): PageKey[] => read(ORDER, pageKeysSchema);

export const storeOrder = (keys: readonly PageKey[]): void => void storage.write([[ORDER, JSON.stringify(keys)]]);

/** The ids of what was taken from the search last, the latest first. */
export const readRecent = (): string[] => read(RECENT, takenSchema);

export function keepRecent(taken: string): void {
  const others = readRecent().filter((id) => id !== taken);
  storage.write([[RECENT, JSON.stringify([taken, ...others].slice(0, RECENT_LIMIT))]]);
}

function read<Item>(key: StorageKey, schema: v.GenericSchema<unknown, Item[]>): Item[] {
  try {
    const outcome = v.safeParse(schema, JSON.parse(storage.read(key) ?? '[]'));
    return outcome.success ? outcome.output : [];
  } catch {
    return [];
  }
}
