import * as v from 'valibot';
import { createPersisted } from '../../storage/persisted.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import type { PageKey } from './search.pages.ts';

/** How many of the things that were taken last are offered again. */
const RECENT_LIMIT = 5;

const pageKeysSchema: v.GenericSchema<unknown, PageKey[]> = v.array(v.union([v.number(), v.string()]));
/** Hits of a source are stored as they were shown; all else is found again by its id. */
export interface FoundBefore {
  id: string;
  label: string;
  detail?: string;
  href: string;
}

export type Taken = string | FoundBefore;

const foundSchema = v.object({
  id: v.string(),
  label: v.string(),
  detail: v.exactOptional(v.string()),
  href: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});
const takenSchema: v.GenericSchema<unknown, Taken[]> = v.array(v.union([v.string(), foundSchema]));

const order = createPersisted<readonly PageKey[]>('embarque.bookmarkOrder', pageKeysSchema, []);
const recent = createPersisted<readonly Taken[]>('embarque.recentSearches', takenSchema, []);

/** The bookmarked pages in the order of the person. */
export const readOrder = (storage: SafeStorage): readonly PageKey[] => order.in(storage).read();

export const storeOrder = (storage: SafeStorage, keys: readonly PageKey[]): void => void order.in(storage).write(keys);

/** The entries that were chosen last, the latest first. */
export const readRecent = (storage: SafeStorage): readonly Taken[] => recent.in(storage).read();

export function storeRecent(storage: SafeStorage, taken: Taken): void {
  const others = readRecent(storage).filter((each) => idOf(each) !== idOf(taken));
  recent.in(storage).write([taken, ...others].slice(0, RECENT_LIMIT));
}

const idOf = (taken: Taken) => (typeof taken === 'string' ? taken : taken.id);
