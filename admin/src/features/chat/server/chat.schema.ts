import type {
  ChatAnswer,
  ChatContact,
  ChatMessage,
  ChatProfile,
  ChatsAndContactsAnswer,
  UpdatesAnswer,
} from '@embarque/mocks/chat/contract';
import * as v from 'valibot';
import { pictureSchema } from '../../../http/response/picture.schema.ts';
import type { ChatCommand } from '../model/chat.commands.ts';
import { rows } from '../../../http/response/rows.schema.ts';
import {
  flag,
  knownOr,
  moment,
  number,
  numberId,
  requiredText,
  text,
  texts,
} from '../../../http/response/tolerant.schema.ts';

const statusSchema = knownOr(['online', 'offline', 'busy', 'away'], 'offline');
const receiptSchema = knownOr(['sent', 'delivered', 'seen'], 'sent');
const contactFields = {
  isMuted: flag,
  isBlocked: flag,
  isImportant: flag,
  tags: texts,
};

const voiceUrlSchema = v.pipe(
  v.string(),
  v.transform((url) => (url.startsWith('data:audio/') ? url : '')),
);

/** A document is downloaded and never opened; its address leads to no other server. */
const documentUrlSchema = v.pipe(
  v.string(),
  v.transform((url) => (url.startsWith('data:') ? url : '')),
);

export const documentEntries = { name: v.string(), url: documentUrlSchema, bytes: number };

const content = {
  message: requiredText,
  images: v.exactOptional(v.array(v.object({ name: v.string(), url: pictureSchema }))),
  documents: v.exactOptional(v.array(v.object(documentEntries))),
  voice: v.exactOptional(v.object({ url: voiceUrlSchema, seconds: v.number() })),
  quote: v.exactOptional(v.object({ id: v.number(), senderId: v.number(), message: v.string() })),
  call: v.exactOptional(v.picklist(['phone', 'video'])),
};

export const messageSchema: v.GenericSchema<unknown, ChatMessage> = v.object({
  id: numberId,
  sequence: number,
  clientId: v.exactOptional(v.string()),
  time: moment,
  senderId: numberId,
  state: receiptSchema,
  isEdited: v.exactOptional(v.boolean()),
  ...content,
});

const contactEntries = {
  id: numberId,
  fullName: requiredText,
  role: text,
  about: text,
  avatar: pictureSchema,
  status: statusSchema,
  email: text,
  phone: text,
  hours: text,
  ...contactFields,
};

export const contactSchema: v.GenericSchema<unknown, ChatContact> = v.object(contactEntries);

const settingsSchema = v.object({ isTwoStepAuthVerificationEnabled: flag, isNotificationsOn: flag });

export const profileSchema: v.GenericSchema<unknown, ChatProfile> = v.object({
  id: numberId,
  fullName: text,
  role: text,
  about: text,
  avatar: pictureSchema,
  status: statusSchema,
  settings: settingsSchema,
});

export const overviewSchema: v.GenericSchema<unknown, ChatsAndContactsAnswer> = v.object({
  chatsContacts: rows(
    v.object({
      ...contactEntries,
      chat: v.object({ id: numberId, unseenMsgs: v.fallback(number, 0), lastMessage: messageSchema }),
    }),
  ),
  contacts: rows(contactSchema),
  profileUser: v.object({ id: numberId, fullName: text, avatar: pictureSchema, status: statusSchema }),
  cursor: v.number(),
});

export const threadSchema: v.GenericSchema<unknown, ChatAnswer> = v.object({
  contact: contactSchema,
  chat: v.exactOptional(
    v.object({ id: v.number(), userId: v.number(), unseenMsgs: v.fallback(number, 0), chat: rows(messageSchema) }),
  ),
  hasOlder: flag,
});

export const updatesSchema: v.GenericSchema<unknown, UpdatesAnswer> = v.object({
  cursor: v.number(),
  updates: rows(
    v.variant('type', [
      v.object({
        type: v.literal('message'),
        contactId: v.number(),
        chatId: v.number(),
        unseenMsgs: v.number(),
        message: messageSchema,
      }),
      v.object({ type: v.literal('receipt'), contactId: v.number(), sequence: v.number(), state: receiptSchema }),
      v.object({ type: v.literal('typing'), contactId: v.number() }),
      v.object({ type: v.literal('presence'), contactId: v.number(), status: statusSchema }),
    ]),
  ),
  isReset: flag,
});

const of = { contactId: v.number() };

/** A message that is not sent yet, as the browser stores it. */
export const sendCommandSchema = v.object({
  type: v.literal('message sent'),
  ...of,
  clientId: v.string(),
  at: v.string(),
  ...content,
});

/** A command as the outbox has stored it. */
export const commandSchema: v.GenericSchema<unknown, ChatCommand> = v.variant('type', [
  sendCommandSchema,
  v.object({ type: v.literal('message edited'), ...of, messageId: v.number(), message: v.string() }),
  v.object({ type: v.literal('message deleted'), ...of, messageId: v.number() }),
  v.object({ type: v.literal('conversation read'), ...of, sequence: v.number() }),
  v.object({ type: v.literal('conversation cleared'), ...of, sequence: v.number() }),
  v.object({ type: v.literal('contact updated'), ...of, fields: v.partial(v.object(contactFields)) }),
  v.object({ type: v.literal('contact deleted'), ...of }),
  v.object({
    type: v.literal('contact reported'),
    ...of,
    reason: v.picklist(['spam', 'abuse', 'fraud', 'other']),
    note: v.string(),
  }),
  v.object({
    type: v.literal('profile updated'),
    fields: v.partial(v.object({ about: v.string(), status: statusSchema, settings: settingsSchema })),
  }),
  v.object({ type: v.literal('deletion requested') }),
]);
