import * as v from 'valibot';
import type { SafeStorage, StorageKey } from '../../storage/storage.ts';
import { isUnconfirmed } from '../outbox.core.ts';
import type { Settled } from '../outbox.setup.ts';
import type { Entry } from '../outbox.types.ts';

/** Each tab has a place of its own, so that no tab writes over the entries of another. */
const PREFIX = 'embarque.outbox.';

const placeOf = (tab: string): StorageKey => `${PREFIX}${tab}`;

export interface StoredOutbox {
  entries: readonly Entry[];
  settled: readonly Settled[];
}

const nothing: StoredOutbox = { entries: [], settled: [] };

const message = v.looseObject({ id: v.string() });

/** The fields of every stored entry, apart from its state. */
export const entryFields = {
  id: v.string(),
  by: v.string(),
  at: v.string(),
  feature: v.string(),
  scope: v.string(),
  subjects: v.array(v.string()),
  command: v.unknown(),
  inverse: v.unknown(),
  description: v.looseObject({ done: v.nullable(message), refused: message }),
};

const entrySchema = v.looseObject({
  ...entryFields,
  state: v.picklist(['held', 'pending', 'sending', 'confirmed']),
});

const settledSchema = v.object({ entry: entrySchema, response: v.unknown() });

const schema = v.object({ entries: v.array(v.unknown()), settled: v.array(v.unknown()) });

/** The stored outbox of one person in one tab; an entry that cannot be read is left out, the others stay. */
export function readOutbox(area: SafeStorage, tab: string, by: string): StoredOutbox {
  try {
    const { entries, settled } = v.parse(schema, JSON.parse(area.read(placeOf(tab)) ?? ''));
    return {
      entries: entries.filter((entry): entry is Entry => v.is(entrySchema, entry) && entry.by === by),
      settled: settled.filter((one): one is Settled => v.is(settledSchema, one) && one.entry.by === by),
    };
  } catch {
    return nothing;
  }
}

/** Stores what a tab has. What is confirmed stays only for other tabs to follow. */
export function writeOutbox(area: SafeStorage, tab: string, { entries, settled }: StoredOutbox): void {
  const unconfirmed = entries.filter(isUnconfirmed);
  if (unconfirmed.length + settled.length === 0) area.remove([placeOf(tab)]);
  else area.write([[placeOf(tab), JSON.stringify({ entries: unconfirmed, settled })]]);
}

export function removeOutbox(area: SafeStorage, tab: string): void {
  area.remove([placeOf(tab)]);
}

/** The tabs that have stored something. */
export function tabsIn(area: SafeStorage): string[] {
  return area.keys(PREFIX).map((key) => key.slice(PREFIX.length));
}

/** The tab that a storage event is about; `null` when it is about something else. */
export function tabOf({ key }: Pick<StorageEvent, 'key'>): string | null {
  return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
}
