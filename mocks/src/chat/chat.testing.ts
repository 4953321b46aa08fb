import * as v from 'valibot';
import { callsTo } from '../lib/http/calls.testing.ts';
import {
  chatAnswerSchema,
  chatsAndContactsAnswerSchema,
  sendMessageAnswerSchema,
  updatesAnswerSchema,
} from './chat.answers.schema.ts';
import { chatHandlers } from './chat.handlers.ts';

/** The chat's calls, their answers checked against the contract. */
export function openChat() {
  const call = callsTo(chatHandlers);
  return {
    call,
    post: (name: string, body: unknown) => call('POST', `/apps/chat/${name}`, body),
    remove: (path: string) => call('DELETE', `/apps/chat/${path}`),
    overview: async () =>
      v.parse(chatsAndContactsAnswerSchema, (await call('GET', '/apps/chat/chats-and-contacts')).body),
    open: async (id: number, query = '') =>
      v.parse(chatAnswerSchema, (await call('GET', `/apps/chat/get-chat?id=${id}${query}`)).body),
    send: async (id: number, message: string, more: object = {}) =>
      v.parse(
        sendMessageAnswerSchema,
        (await call('POST', '/apps/chat/send-msg', { obj: { id }, message, ...more })).body,
      ),
    updates: async (since: number, wait = 0) =>
      v.parse(updatesAnswerSchema, (await call('GET', `/apps/chat/updates?since=${since}&wait=${wait}`)).body),
  };
}
