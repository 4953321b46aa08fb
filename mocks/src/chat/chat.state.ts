import { decline } from '../lib/http/answers.ts';
import { nextId } from '../lib/sample/next-id.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import type { Chat, ChatContact, ChatMessage, ChatUpdate, Receipt } from './chat.contract.ts';
import { type ChatSample, chatSample, readerId } from './chat.data.ts';

/** Something that a contact will do. */
export interface Step {
  /** When, in milliseconds since 1970. */
  at: number;
  contactId: number;
  does:
    | { type: 'receives' | 'reads'; sequence: number }
    | { type: 'types' }
    | { type: 'writes'; message: string }
    | { type: 'changes status'; status: ChatContact['status'] };
}

interface LoggedUpdate {
  cursor: number;
  at: number;
  update: ChatUpdate;
}

export interface ChatData extends ChatSample {
  /** The highest ids and the highest sequence that were ever given: none is given twice. */
  last: { message: number; chat: number; sequence: number; cursor: number };
  /** Ids of messages by the client id that they came under, also of deleted ones. */
  received: Record<string, number>;
  /** The latest updates, oldest first. */
  log: LoggedUpdate[];
  /** The next steps of contacts, in the order of time; `null` until somebody listens. */
  plan: Step[] | null;
  /** How often each contact has written by themselves, by id. */
  writings: Record<number, number>;
  reports: { id: number; reason: string; note: string }[];
}

/** How many updates can be asked for: who was away for longer loads everything again. */
const MOST_LOGGED = 500;

export const store = sampleStore(newData, { keptAs: 'conversations' });

function newData(): ChatData {
  const sample = chatSample();
  const messages = sample.chats.flatMap(({ chat }) => chat);
  return {
    ...sample,
    last: {
      message: nextId(messages) - 1,
      chat: nextId(sample.chats) - 1,
      sequence: messages.reduce((highest, { sequence }) => Math.max(highest, sequence), 0),
      cursor: 0,
    },
    received: {},
    log: [],
    plan: null,
    writings: {},
    reports: [],
  };
}

export function findContact(wanted: string | number): ChatContact {
  const contact = store.data.contacts.find(({ id }) => String(id) === String(wanted));
  if (!contact) throw decline(404, `There is no contact ${wanted}`);
  return contact;
}

export const chatWith = (contactId: number): Chat | undefined =>
  store.data.chats.find(({ userId }) => userId === contactId);

/** An own message, with its conversation. */
export function findOwnMessage(wanted: string | number): { chat: Chat; message: ChatMessage } {
  for (const chat of store.data.chats) {
    const message = chat.chat.find(({ id, senderId }) => String(id) === String(wanted) && senderId === readerId);
    if (message) return { chat, message };
  }
  throw decline(404, `There is no own message ${wanted}`);
}

export type NewMessage = Omit<ChatMessage, 'id' | 'sequence' | 'time' | 'state'>;

/** Stores a message in the conversation with a contact, which moves to the top, and logs it. */
export function storeMessage(contactId: number, content: NewMessage, at = now()): ChatMessage {
  const { data } = store;
  const chat = chatWith(contactId) ?? { id: (data.last.chat += 1), userId: contactId, unseenMsgs: 0, chat: [] };
  const isOwn = content.senderId === readerId;
  const message: ChatMessage = {
    id: (data.last.message += 1),
    sequence: (data.last.sequence += 1),
    ...content,
    time: new Date(at).toISOString(),
    state: isOwn ? 'sent' : 'delivered',
  };
  chat.chat.push(message);
  if (!isOwn) chat.unseenMsgs += 1;
  data.chats = [chat, ...data.chats.filter(({ id }) => id !== chat.id)];
  if (message.clientId) data.received[message.clientId] = message.id;
  logMessage(chat, message, at);
  return message;
}

/** Logs a new or changed message. */
export function logMessage({ id, userId, unseenMsgs }: Chat, message: ChatMessage, at = now()): void {
  log({ type: 'message', contactId: userId, chatId: id, unseenMsgs, message: { ...message } }, at);
}

/** The reader's messages up to a sequence have come that far. */
export function markOwn(contactId: number, sequence: number, state: Exclude<Receipt, 'sent'>, at: number): void {
  const isBehind = (message: ChatMessage) =>
    message.senderId === readerId &&
    message.sequence <= sequence &&
    (message.state === 'sent' || (message.state === 'delivered' && state === 'seen'));
  const behind = chatWith(contactId)?.chat.filter(isBehind) ?? [];
  for (const message of behind) message.state = state;
  if (behind.length > 0) log({ type: 'receipt', contactId, sequence, state }, at);
}

/** The reader has seen the contact's messages up to a sequence. */
export function markSeen(chat: Chat, sequence: number): void {
  for (const message of chat.chat) {
    if (message.senderId !== readerId && message.sequence <= sequence) message.state = 'seen';
  }
  chat.unseenMsgs = chat.chat.filter(({ senderId, state }) => senderId !== readerId && state !== 'seen').length;
}

export function log(update: ChatUpdate, at = now()): void {
  const { data } = store;
  data.last.cursor += 1;
  data.log = [...data.log, { cursor: data.last.cursor, at, update }].slice(-MOST_LOGGED);
}
