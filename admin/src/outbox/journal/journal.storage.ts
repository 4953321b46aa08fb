import * as v from 'valibot';
import { createPersisted } from '../../storage/persisted.ts';
import type { Journal, JournalEntry } from './journal.types.ts';

const message = v.looseObject({ id: v.string() });

const entrySchema = v.looseObject({
  entry: v.looseObject({
    id: v.string(),
    by: v.string(),
    at: v.pipe(v.string(), v.isoTimestamp()),
    feature: v.string(),
    scope: v.string(),
    subjects: v.array(v.string()),
    command: v.unknown(),
    inverse: v.unknown(),
    description: v.looseObject({ done: v.nullable(message), refused: message }),
    state: v.string(),
  }),
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
