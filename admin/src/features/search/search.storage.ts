import * as v from 'valibot';
import { createPersisted } from '../../storage/persisted.ts';
import type { PageKey } from './search.pages.ts';

/** How many of the things that were taken last are offered again. */
const RECENT_LIMIT = 5;

const pageKeysSchema: v.GenericSchema<unknown, PageKey[]> = v.array(v.union([v.number(), v.string()]));
const takenSchema = v.array(v.string());

const order = createPersisted<readonly PageKey[]>('embarque.bookmarkOrder', pageKeysSchema, []);
const recent = createPersisted<readonly string[]>('embarque.recentSearches', takenSchema, []);

/** The bookmarked pages in the order of the person. */
export const readOrder = (): readonly PageKey[] => order.read();

export const storeOrder = (keys: readonly PageKey[]): void => void order.write(keys);

/** The ids of what was taken from the search last, the latest first. */
export const readRecent = (): readonly string[] => recent.read();

export function storeRecent(taken: string): void {
  const others = readRecent().filter((id) => id !== taken);
  recent.write([taken, ...others].slice(0, RECENT_LIMIT));
}
