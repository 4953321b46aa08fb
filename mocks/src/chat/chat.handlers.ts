import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import type {
  Chat,
  ChatAnswer,
  ChatContact,
  ChatIdAnswer,
  ChatProfileAnswer,
  ContactAnswer,
  DeletionAnswer,
  MessageAnswer,
  ReadAnswer,
  SendMessageAnswer,
  UpdatesAnswer,
} from './chat.contract.ts';
import { readerId } from './chat.data.ts';
import { overviewOf } from './chat.overview.ts';
import { answerLater, runPlan, silence } from './peers/chat.peers.ts';
import {
  editMessageSchema,
  readSchema,
  reportSchema,
  sendMessageSchema,
  updateContactSchema,
  updateProfileSchema,
} from './chat.schema.ts';
import { chatWith, findContact, findOwnMessage, logMessage, markSeen, store, storeMessage } from './chat.state.ts';
import { updatesSince } from './peers/chat.updates.ts';

export { changeStatusLater, writeLater } from './peers/chat.peers.ts';

export const chatHandlers = [
  http.get('/apps/chat/chats-and-contacts', () => {
    runPlan();
    return HttpResponse.json(overviewOf(store.data, store.data.last.cursor));
  }),

  http.get('/apps/chat/users/profile-user', () => HttpResponse.json<ChatProfileAnswer>(store.data.profileUser)),

  http.get('/apps/chat/get-chat', async ({ request }) => {
    const contact = findContact(await readId(request));
    runPlan();
    const query = new URL(request.url).searchParams;
    const chat = chatWith(contact.id);
    if (chat && query.get('peek') !== '1') markSeen(chat, store.data.last.sequence);
    return HttpResponse.json<ChatAnswer>(pageOf(contact, chat, query));
  }),

  http.get('/apps/chat/updates', async ({ request }) => {
    const query = new URL(request.url).searchParams;
    const since = Number(query.get('since') ?? 'none');
    const wait = Number(query.get('wait') ?? Infinity);
    if (!Number.isInteger(since) || Number.isNaN(wait)) return decline(400, 'since: must be a cursor');
    return HttpResponse.json<UpdatesAnswer>(await updatesSince(since, wait, request.signal));
  }),

  http.post(
    '/apps/chat/send-msg',
    once(async ({ request }) => {
      const { obj, ...content } = await readBody(request, sendMessageSchema);
      const contact = findContact(obj.id);
      const known = content.clientId === undefined ? undefined : store.data.received[content.clientId];
      const chat = chatWith(contact.id);
      const before = chat?.chat.find(({ id }) => id === known);
      if (chat && before)
        return HttpResponse.json<SendMessageAnswer>({ contact, chat, message: before }, { status: 201 });
      if (known !== undefined) return decline(409, 'clientId: This message was deleted');
      if (contact.isBlocked) return decline(403, 'You have blocked this contact');
      runPlan();
      const message = storeMessage(contact.id, { ...content, senderId: readerId });
      answerLater(contact, message);
      const after = chatWith(contact.id);
      if (!after) return decline(500, 'Something broke');
      return HttpResponse.json<SendMessageAnswer>({ contact, chat: after, message }, { status: 201 });
    }),
  ),

  http.post('/apps/chat/edit-msg', async ({ request }) => {
    const { id, message: text } = await readBody(request, editMessageSchema);
    const { chat, message } = findOwnMessage(id);
    Object.assign(message, { message: text, isEdited: true });
    logMessage(chat, message);
    return HttpResponse.json<MessageAnswer>({ message });
  }),

  http.delete('/apps/chat/delete-msg', async ({ request }) => {
    const { chat, message } = findOwnMessage(await readId(request));
    remove(chat, ({ id }) => id === message.id);
    return HttpResponse.json<ChatIdAnswer>({ id: message.id });
  }),

  http.post('/apps/chat/read', async ({ request }) => {
    const { id, sequence } = await readBody(request, readSchema);
    const chat = chatWith(findContact(id).id);
    if (chat) markSeen(chat, sequence);
    return HttpResponse.json<ReadAnswer>({ unseenMsgs: chat?.unseenMsgs ?? 0 });
  }),

  http.delete('/apps/chat/clear-chat', async ({ request }) => {
    const { id } = findContact(await readId(request));
    const chat = chatWith(id);
    const upTo = Number(new URL(request.url).searchParams.get('upTo') ?? Infinity);
    if (chat) remove(chat, ({ sequence }) => sequence <= upTo);
    return HttpResponse.json<ChatIdAnswer>({ id });
  }),

  http.post('/apps/chat/update-contact', async ({ request }) => {
    const { id, ...changes } = await readBody(request, updateContactSchema);
    const contact = findContact(id);
    Object.assign(contact, changes);
    if (contact.isBlocked) silence(id);
    return HttpResponse.json<ContactAnswer>({ contact });
  }),

  http.delete('/apps/chat/delete-contact', async ({ request }) => {
    const { id } = findContact(await readId(request));
    store.data.contacts = store.data.contacts.filter((contact) => contact.id !== id);
    store.data.chats = store.data.chats.filter(({ userId }) => userId !== id);
    silence(id);
    return HttpResponse.json<ChatIdAnswer>({ id });
  }),

  http.post(
    '/apps/chat/report-contact',
    once(async ({ request }) => {
      const report = await readBody(request, reportSchema);
      store.data.reports.push({ ...report, id: findContact(report.id).id });
      return HttpResponse.json<ChatIdAnswer>({ id: report.id });
    }),
  ),

  http.post('/apps/chat/request-deletion', () =>
    HttpResponse.json<DeletionAnswer>({ isRequested: true }, { status: 202 }),
  ),

  http.post('/apps/chat/update-profile', async ({ request }) => {
    const { profileUser } = store.data;
    Object.assign(profileUser, await readBody(request, updateProfileSchema));
    return HttpResponse.json<ChatProfileAnswer>(profileUser);
  }),
];

/** The messages that a query asks for, all of them unless it limits them. */
function pageOf(contact: ChatContact, chat: Chat | undefined, query: URLSearchParams): ChatAnswer {
  if (!chat) return { contact, hasOlder: false };
  const before = Number(query.get('before') ?? Infinity);
  const limit = Number(query.get('limit') ?? Infinity);
  const earlier = chat.chat.filter(({ sequence }) => sequence < before);
  const page = earlier.slice(Math.max(0, earlier.length - limit));
  return { contact, chat: { ...chat, chat: page }, hasOlder: page.length < earlier.length };
}

/** Removes messages, and the conversation with the last one. */
function remove(chat: Chat, isRemoved: (message: Chat['chat'][number]) => boolean): void {
  chat.chat = chat.chat.filter((message) => !isRemoved(message));
  chat.unseenMsgs = chat.chat.filter(({ senderId, state }) => senderId !== readerId && state !== 'seen').length;
  if (chat.chat.length === 0) store.data.chats = store.data.chats.filter(({ id }) => id !== chat.id);
}
