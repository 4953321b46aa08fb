import * as v from 'valibot';
import { pictureSchema } from '../../../http/response/picture.schema.ts';
import { createPersisted } from '../../../storage/persisted.ts';
import type { Draft, FailedMessage } from '../model/chat.drafts.ts';
import { sendCommandSchema } from './chat.schema.ts';

/** Everything that a person has written and the server does not have. */
export interface StoredChat {
  /** By the id of the contact. */
  drafts: Readonly<Record<number, Draft>>;
  /** By client id. */
  failed: Readonly<Record<string, FailedMessage>>;
}

export const nothingStored: StoredChat = { drafts: {}, failed: {} };

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  text: v.string(),
  images: v.array(v.object({ id: v.string(), name: v.string(), url: pictureSchema })),
  replyTo: v.nullable(v.number()),
  editing: v.nullable(v.number()),
});

const failedSchema: v.GenericSchema<unknown, FailedMessage> = v.object({
  command: sendCommandSchema,
  kind: v.picklist(['unknown', 'refused']),
});

const schema: v.GenericSchema<unknown, StoredChat> = v.object({
  drafts: v.record(v.string(), draftSchema),
  failed: v.record(v.string(), failedSchema),
});

/** Drafts and messages that were not sent, over a reload. Bind it to the storage of the person. */
export const storedChat = createPersisted('embarque.chat', schema, nothingStored);
