import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { now } from '../lib/time/clock.ts';
import { nextId } from '../lib/sample/next-id.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import type { Chat, ChatAnswer, ChatContact, ChatProfileAnswer } from './chat.contract.ts';
import { chatSample, readerId } from './chat.data.ts';
import { overviewOf } from './chat.overview.ts';
import { sendMessageSchema } from './chat.schema.ts';

export { chatScenarios } from './chat.scenarios.ts';

const store = sampleStore(chatSample, { keptAs: 'chat' });

export const chatHandlers = [
  http.get('/apps/chat/chats-and-contacts', () => HttpResponse.json(overviewOf(store.data))),

  http.get('/apps/chat/users/profile-user', () => HttpResponse.json<ChatProfileAnswer>(store.data.profileUser)),

  http.get('/apps/chat/get-chat', async ({ request }) => {
    const contact = find(await readId(request));
    const chat = chatWith(contact);
    if (chat) chat.unseenMsgs = 0;
    return HttpResponse.json<ChatAnswer>({ contact, ...(chat && { chat }) });
  }),

  http.post('/apps/chat/send-msg', async ({ request }) => {
    const { obj, message } = await readBody(request, sendMessageSchema);
    const contact = find(String(obj.id));
    const chat = chatWith(contact) ?? { id: nextId(store.data.chats), userId: contact.id, unseenMsgs: 0, chat: [] };
    chat.chat.push({ message, time: new Date(now()).toISOString(), senderId: readerId });
    store.data.chats = [chat, ...store.data.chats.filter(({ id }) => id !== chat.id)];
    return HttpResponse.json<ChatAnswer>({ contact, chat }, { status: 201 });
  }),
];

function find(wanted: string): ChatContact {
  const contact = store.data.contacts.find(({ id }) => String(id) === wanted);
  if (!contact) throw decline(404, `There is no contact ${wanted}`);
  return contact;
}

function chatWith({ id }: ChatContact): Chat | undefined {
  return store.data.chats.find(({ userId }) => userId === id);
}
