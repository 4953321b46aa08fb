import type { ChatAnswer, ChatsAndContactsAnswer } from '@embarque/mocks/chat/contract';
import * as v from 'valibot';
import type { CallOptions } from '../../../http/http.call.ts';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import type { ChatCommand, ChatResponse } from '../model/chat.commands.ts';
import type { LoadedPeople } from '../model/chat.updates.ts';
import { contactSchema, messageSchema, overviewSchema, profileSchema, threadSchema } from './chat.schema.ts';

const BASE = '/apps/chat';
export const CHATS = `${BASE}/chats-and-contacts`;

/** How many messages a thread opens with, and how many older ones it gets at a time. */
const PAGE_SIZE = 50;

/** Contacts with their last messages. Rejects with an `HttpError`. */
export async function loadOverview(signal: AbortSignal): Promise<ChatsAndContactsAnswer> {
  return parseAnswer(CHATS, overviewSchema, await demoApi.get(CHATS, { signal }));
}

/** Contacts, their last messages, and the person. Rejects with an `HttpError`. */
export async function loadPeople(signal: AbortSignal): Promise<LoadedPeople> {
  const [overview, profile] = await Promise.all([
    loadOverview(signal),
    demoApi.get(`${BASE}/users/profile-user`, { signal }),
  ]);
  return { overview, profile: parseAnswer('profile', profileSchema, profile) };
}

/** How many unread messages draw attention: none of muted or blocked contacts. Rejects with an `HttpError`. */
export async function countUnreadChat(signal: AbortSignal): Promise<number> {
  const { chatsContacts } = await loadOverview(signal);
  return chatsContacts
    .filter(({ isMuted, isBlocked }) => !isMuted && !isBlocked)
    .reduce((total, { chat }) => total + chat.unseenMsgs, 0);
}

export interface ThreadQuery {
  contactId: number;
  /** The sequence before which older messages are asked for; left out for the latest ones. */
  before?: number | undefined;
  /** Whether everything is asked for at once, as to search in it. */
  isWhole?: boolean;
}

/** Messages of one thread, none of which count as seen by this. Rejects with an `HttpError`. */
export async function loadThread(
  { contactId, before, isWhole = false }: ThreadQuery,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const params = { id: contactId, peek: 1, before, limit: isWhole ? undefined : PAGE_SIZE };
  return parseAnswer('thread', threadSchema, await demoApi.get(`${BASE}/get-chat`, { params, signal }));
}

/**
 * Carries a command out. Rejects with an `HttpError`.
 *
 * @param idempotencyKey the same when it is repeated, so that nothing is sent twice
 */
export async function sendCommand(command: ChatCommand, idempotencyKey: string): Promise<ChatResponse> {
  const post = (path: string, body: object, options?: CallOptions) =>
    demoApi.post(`${BASE}/${path}`, body, { idempotencyKey, ...options });
  switch (command.type) {
    case 'message sent': {
      const { type: _type, contactId, at: _at, ...content } = command;
      return messageIn(await post('send-msg', { obj: { id: contactId }, ...content }, { isCreation: true }));
    }
    case 'message edited':
      return messageIn(await post('edit-msg', { id: command.messageId, message: command.message }));
    case 'message deleted':
      await demoApi.delete(`${BASE}/delete-msg`, { params: { id: command.messageId } });
      return {};
    case 'conversation read':
      await post('read', { id: command.contactId, sequence: command.sequence });
      return {};
    case 'conversation cleared':
      await demoApi.delete(`${BASE}/clear-chat`, { params: { id: command.contactId, upTo: command.sequence } });
      return {};
    case 'contact updated': {
      const response = await post('update-contact', { id: command.contactId, ...command.fields });
      return { contact: parseAnswer('contact', v.object({ contact: contactSchema }), response).contact };
    }
    case 'contact deleted':
      await demoApi.delete(`${BASE}/delete-contact`, { params: { id: command.contactId } });
      return {};
    case 'contact reported':
      await post(
        'report-contact',
        { id: command.contactId, reason: command.reason, note: command.note },
        { isCreation: true },
      );
      return {};
    case 'profile updated':
      return { profile: parseAnswer('profile', profileSchema, await post('update-profile', command.fields)) };
    case 'deletion requested':
      await post('request-deletion', {});
      return {};
  }
}

function messageIn(response: unknown): ChatResponse {
  return { message: parseAnswer('message', v.object({ message: messageSchema }), response).message };
}
