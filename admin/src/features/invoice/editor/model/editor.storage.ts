import * as v from 'valibot';
import { createPersisted } from '../../../../storage/persisted.ts';
import type { SafeStorage } from '../../../../storage/storage.ts';
import { clientSchema, documentEntries } from '../../server/invoice.schema.ts';
import { contentOf, type EditorDraft } from './editor.draft.ts';

/** A draft as this browser stores it. */
export interface StoredDraft {
  draft: EditorDraft;
  /** The version of the invoice that it began with. */
  base: string;
}

const figure = v.nullable(v.number());

const draftSchema: v.GenericSchema<unknown, EditorDraft> = v.object({
  ...documentEntries,
  issuedDate: v.nullable(v.pipe(v.string(), v.isoDate())),
  dueDate: v.nullable(v.pipe(v.string(), v.isoDate())),
  client: v.nullable(clientSchema),
  lines: v.array(
    v.object({
      id: v.string(),
      item: v.string(),
      description: v.string(),
      price: figure,
      quantity: figure,
      discount: v.number(),
      taxes: v.pipe(v.array(v.number()), v.minLength(1)),
    }),
  ),
});

const storedSchema: v.GenericSchema<unknown, StoredDraft | null> = v.object({ draft: draftSchema, base: v.string() });

/** The draft of an invoice, `null` for the new one, in a person's storage. */
export function draftStorage(id: number | null, area: SafeStorage) {
  return createPersisted<StoredDraft | null>(`embarque.invoice.${id ?? 'new'}`, storedSchema, null).in(area);
}

/** Writes the draft as long as it differs from the saved invoice. */
export function storeDraft(storage: ReturnType<typeof draftStorage>, saved: EditorDraft, stored: StoredDraft): void {
  if (contentOf(stored.draft) === contentOf(saved)) storage.remove();
  else storage.write(stored);
}
