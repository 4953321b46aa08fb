import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  Chat,
  ChatAnswer,
  ChatContact,
  ChatMessage,
  ChatProfileAnswer,
  ChatsAndContactsAnswer,
  ChatUpdate,
  SendMessageAnswer,
  UpdatesAnswer,
} from './chat.contract.ts';

/* The answers, for tests: strict, so that a field that is not in the contract is a failure. */

const text = v.pipe(v.string(), v.nonEmpty());
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const flag = v.boolean();
const statusSchema = v.picklist(['online', 'offline', 'busy', 'away']);
const receiptSchema = v.picklist(['sent', 'delivered', 'seen']);

const brief = {
  id,
  fullName: text,
  avatar: v.pipe(v.string(), v.startsWith('/pictures/avatar/')),
  status: statusSchema,
};
const contactEntries = {
  ...brief,
  role: text,
  about: text,
  email: v.pipe(v.string(), v.check(isEmailAddress)),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/)),
  hours: text,
  isMuted: flag,
  isBlocked: flag,
  isImportant: flag,
  tags: v.array(text),
};

const contactSchema: v.GenericSchema<unknown, ChatContact> = v.strictObject(contactEntries);

const messageSchema: v.GenericSchema<unknown, ChatMessage> = v.strictObject({
  id,
  sequence: id,
  clientId: v.exactOptional(text),
  message: v.string(),
  time: v.pipe(v.string(), v.isoTimestamp()),
  senderId: id,
  state: receiptSchema,
  images: v.exactOptional(v.array(v.strictObject({ name: text, url: text }))),
  documents: v.exactOptional(v.array(v.strictObject({ name: text, url: text, bytes: count }))),
  voice: v.exactOptional(v.strictObject({ url: text, seconds: v.number() })),
  quote: v.exactOptional(v.strictObject({ id, senderId: id, message: v.string() })),
  call: v.exactOptional(v.picklist(['phone', 'video'])),
  isEdited: v.exactOptional(flag),
});

const chatSchema: v.GenericSchema<unknown, Chat> = v.strictObject({
  id,
  userId: id,
  unseenMsgs: count,
  chat: v.pipe(v.array(messageSchema), v.nonEmpty()),
});

export const chatsAndContactsAnswerSchema: v.GenericSchema<unknown, ChatsAndContactsAnswer> = v.strictObject({
  chatsContacts: v.array(
    v.strictObject({
      ...contactEntries,
      chat: v.strictObject({ id, unseenMsgs: count, lastMessage: messageSchema }),
    }),
  ),
  contacts: v.array(contactSchema),
  profileUser: v.strictObject(brief),
  cursor: count,
});

export const chatProfileAnswerSchema: v.GenericSchema<unknown, ChatProfileAnswer> = v.strictObject({
  ...brief,
  role: text,
  about: text,
  settings: v.strictObject({ isTwoStepAuthVerificationEnabled: flag, isNotificationsOn: flag }),
});

export const chatAnswerSchema: v.GenericSchema<unknown, ChatAnswer> = v.strictObject({
  contact: contactSchema,
  chat: v.exactOptional(chatSchema),
  hasOlder: flag,
});

export const sendMessageAnswerSchema: v.GenericSchema<unknown, SendMessageAnswer> = v.strictObject({
  contact: contactSchema,
  chat: chatSchema,
  message: messageSchema,
});

const updateSchema: v.GenericSchema<unknown, ChatUpdate> = v.variant('type', [
  v.strictObject({ type: v.literal('message'), contactId: id, chatId: id, unseenMsgs: count, message: messageSchema }),
  v.strictObject({ type: v.literal('receipt'), contactId: id, sequence: id, state: receiptSchema }),
  v.strictObject({ type: v.literal('typing'), contactId: id }),
  v.strictObject({ type: v.literal('presence'), contactId: id, status: statusSchema }),
]);

export const updatesAnswerSchema: v.GenericSchema<unknown, UpdatesAnswer> = v.strictObject({
  cursor: count,
  updates: v.array(updateSchema),
  isReset: flag,
});
