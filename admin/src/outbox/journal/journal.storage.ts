import * as v from 'valibot';
import { createPersisted } from '../../storage/persisted.ts';
import { entryFields } from '../storage/outbox.storage.ts';
import type { Journal, JournalEntry } from './journal.types.ts';

const entrySchema = v.looseObject({
  // The panel groups by it.
  entry: v.looseObject({ ...entryFields, at: v.pipe(v.string(), v.isoTimestamp()) }),
  state: v.picklist(['waiting', 'saved', 'refused', 'undoing', 'undone']),
});

/** An entry that cannot be read is left out, the others stay. */
const schema = v.pipe(
  v.array(v.unknown()),
  v.transform((all): Journal => all.filter((one): one is JournalEntry => v.is(entrySchema, one))),
);

const NOTHING: Journal = [];

/** The changes of the signed-in person; read and written in the storage of `useUserStorage`. */
export const storedJournal = createPersisted<Journal>('embarque.journal', schema, NOTHING);
