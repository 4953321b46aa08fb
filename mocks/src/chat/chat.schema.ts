import * as v from 'valibot';
import type {
  Chat,
  ChatAnswer,
  ChatContact,
  ChatMessage,
  ChatProfileAnswer,
  ChatsAndContactsAnswer,
  SendMessageRequest,
} from './chat.contract.ts';

export const sendMessageSchema: v.GenericSchema<unknown, SendMessageRequest> = v.object({
  obj: v.object({ id: v.number('must be a number') }, 'must be the contact'),
  message: v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('is required')),
});

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const text = v.pipe(v.string(), v.nonEmpty());
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const brief = {
  id,
  fullName: text,
  avatar: v.pipe(v.string(), v.startsWith('/pictures/avatar/')),
  status: v.picklist(['online', 'offline', 'busy', 'away']),
};
const contactEntries = {
  ...brief,
  role: text,
  about: text,
  email: v.pipe(v.string(), v.email()),
  phone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/)),
  hours: text,
};

const contactSchema: v.GenericSchema<unknown, ChatContact> = v.strictObject(contactEntries);

const messageSchema: v.GenericSchema<unknown, ChatMessage> = v.strictObject({
  message: text,
  time: v.pipe(v.string(), v.isoTimestamp()),
  senderId: id,
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
});

export const chatProfileAnswerSchema: v.GenericSchema<unknown, ChatProfileAnswer> = v.strictObject({
  ...brief,
  role: text,
  about: text,
  settings: v.strictObject({ isTwoStepAuthVerificationEnabled: v.boolean(), isNotificationsOn: v.boolean() }),
});

export const chatAnswerSchema: v.GenericSchema<unknown, ChatAnswer> = v.strictObject({
  contact: contactSchema,
  chat: v.exactOptional(chatSchema),
});
