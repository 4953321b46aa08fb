import * as v from 'valibot';
import { pictureSchema } from '../../../http/response/picture.schema.ts';
import { createPersisted } from '../../../storage/persisted.ts';
import type { Draft, FailedMessage } from '../model/chat.drafts.ts';
import { documentEntries, sendCommandSchema } from './chat.schema.ts';

/** Everything that a person has written and the server does not have. */
export interface StoredChat {
  /** By the id of the contact. */
  drafts: Readonly<Record<number, Draft>>;
  /** By client id. */
  failed: Readonly<Record<string, FailedMessage>>;
}

export const nothingStored: StoredChat = { drafts: {}, failed: {} };

const draftEntries = {
  text: v.string(),
  images: v.array(v.object({ id: v.string(), name: v.string(), url: pictureSchema })),
  // Drafts of earlier versions have none.
  documents: v.optional(v.array(v.object({ id: v.string(), ...documentEntries })), []),
  replyTo: v.nullable(v.number()),
  editing: v.nullable(v.number()),
};

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  ...draftEntries,
  aside: v.optional(v.nullable(v.object({ ...draftEntries, aside: v.optional(v.null(), null) })), null),
});

const failedSchema: v.GenericSchema<unknown, FailedMessage> = v.object({
  command: sendCommandSchema,
  kind: v.picklist(['unknown', 'refused']),
});

const schema: v.GenericSchema<unknown, StoredChat> = v.object({
  drafts: v.record(v.string(), draftSchema),
  failed: v.record(v.string(), failedSchema),
});

/** The most that the documents of one draft weigh in the browser's storage, which has room for 5 MB in all. */
const MOST_STORED_BYTES = 1_000_000;

/** Drafts without documents that are too heavy to be stored: their texts must not be lost for them. */
export function storableDrafts(drafts: StoredChat['drafts']): StoredChat['drafts'] {
  return Object.fromEntries(Object.entries(drafts).map(([id, draft]) => [id, lightDraft(draft)]));
}

/** The stored chat with the changes of this tab alone: another one may have written to other people meanwhile. */
export const withChanges = (stored: StoredChat, before: StoredChat, now: StoredChat): StoredChat => ({
  drafts: mergeChanges(stored.drafts, before.drafts, now.drafts),
  failed: mergeChanges(stored.failed, before.failed, now.failed),
});

type Entries<Value> = Readonly<Record<string, Value>>;

function mergeChanges<Value>(stored: Entries<Value>, before: Entries<Value>, now: Entries<Value>): Entries<Value> {
  const isChanged = (key: string) => before[key] !== now[key];
  return Object.fromEntries([
    ...Object.entries(stored).filter(([key]) => !isChanged(key)),
    ...Object.entries(now).filter(([key]) => isChanged(key)),
  ]);
}

function lightDraft(draft: Draft): Draft {
  const isLight = draft.documents.reduce((sum, { bytes }) => sum + bytes, 0) <= MOST_STORED_BYTES;
  return { ...draft, ...(!isLight && { documents: [] }), aside: draft.aside && lightDraft(draft.aside) };
}

/** Drafts and messages that were not sent, over a reload. Bind it to the storage of the person. */
export const storedChat = createPersisted('embarque.chat', schema, nothingStored);
