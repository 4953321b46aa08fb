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

const statusSchema = v.picklist(['online', 'offline', 'busy', 'away']);
const receiptSchema = v.picklist(['sent', 'delivered', 'seen']);
const contactFields = {
  isMuted: v.boolean(),
  isBlocked: v.boolean(),
  isImportant: v.boolean(),
  tags: v.array(v.string()),
};

const voiceUrlSchema = v.pipe(
  v.string(),
  v.transform((url) => (url.startsWith('data:audio/') ? url : '')),
);

const content = {
  message: v.string(),
  images: v.exactOptional(v.array(v.object({ name: v.string(), url: pictureSchema }))),
  voice: v.exactOptional(v.object({ url: voiceUrlSchema, seconds: v.number() })),
  quote: v.exactOptional(v.object({ id: v.number(), senderId: v.number(), message: v.string() })),
  call: v.exactOptional(v.picklist(['phone', 'video'])),
};

export const messageSchema: v.GenericSchema<unknown, ChatMessage> = v.object({
  id: v.number(),
  sequence: v.number(),
  clientId: v.exactOptional(v.string()),
  time: v.string(),
  senderId: v.number(),
  state: receiptSchema,
  isEdited: v.exactOptional(v.boolean()),
  ...content,
});

const contactEntries = {
  id: v.number(),
  fullName: v.string(),
  role: v.string(),
  about: v.string(),
  avatar: pictureSchema,
  status: statusSchema,
  email: v.string(),
  phone: v.string(),
  hours: v.string(),
  ...contactFields,
};

export const contactSchema: v.GenericSchema<unknown, ChatContact> = v.object(contactEntries);

const settingsSchema = v.object({ isTwoStepAuthVerificationEnabled: v.boolean(), isNotificationsOn: v.boolean() });

export const profileSchema: v.GenericSchema<unknown, ChatProfile> = v.object({
  id: v.number(),
  fullName: v.string(),
  role: v.string(),
  about: v.string(),
  avatar: pictureSchema,
  status: statusSchema,
  settings: settingsSchema,
});

export const overviewSchema: v.GenericSchema<unknown, ChatsAndContactsAnswer> = v.object({
  chatsContacts: v.array(
    v.object({
      ...contactEntries,
      chat: v.object({ id: v.number(), unseenMsgs: v.number(), lastMessage: messageSchema }),
    }),
  ),
  contacts: v.array(contactSchema),
  profileUser: v.object({ id: v.number(), fullName: v.string(), avatar: pictureSchema, status: statusSchema }),
  cursor: v.number(),
});

export const threadSchema: v.GenericSchema<unknown, ChatAnswer> = v.object({
  contact: contactSchema,
  chat: v.exactOptional(
    v.object({ id: v.number(), userId: v.number(), unseenMsgs: v.number(), chat: v.array(messageSchema) }),
  ),
  hasOlder: v.boolean(),
});

export const updatesSchema: v.GenericSchema<unknown, UpdatesAnswer> = v.object({
  cursor: v.number(),
  updates: v.array(
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
  isReset: v.boolean(),
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
