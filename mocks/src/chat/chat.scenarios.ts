import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { Chat, ChatAnswer, ChatContact } from './chat.contract.ts';
import { chatSample, type ChatSample, contactsSample, readerId, stored } from './chat.data.ts';
import { overviewOf } from './chat.overview.ts';

const overview = '/apps/chat/chats-and-contacts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const chatScenarios = {
  /** The reader knows nobody yet. */
  empty: http.get(overview, () => overviewWith({ contacts: [], chats: [] })),
  /** There are contacts, and nobody has written yet. */
  noChats: http.get(overview, () => overviewWith({ chats: [] })),
  /** The lists never arrive. */
  stillLoading: http.get(overview, stillWaiting),
  /** The lists arrive after two seconds. */
  slow: http.get(overview, slowly),
  /** The person may not chat. */
  refused: http.get(overview, refused),
  /** The person is not signed in any more. */
  unauthorised: http.get(overview, unauthorised),
  /** The lists fail inside the server. */
  failed: http.get(overview, failed),
  /** Names, roles and last messages far longer than any row. */
  veryLongTexts: http.get(overview, () => {
    const { contacts, chats } = chatSample();
    return overviewWith({ contacts: contacts.map(longTextContact), chats: chats.map(longTextChat) });
  }),
  /** A thousand contacts. */
  thousandsOfRows: http.get(overview, () => overviewWith({ contacts: contactsSample(1000) })),
  /** A conversation never opens. */
  chatStillLoading: http.get('/apps/chat/get-chat', stillWaiting),
  /** A conversation cannot be opened. */
  chatFailed: http.get('/apps/chat/get-chat', failed),
  /** Every conversation has two thousand messages. */
  longConversation: http.get('/apps/chat/get-chat', ({ request }) => longConversation(request)),
  /** A message cannot be sent. */
  sendFailed: http.post('/apps/chat/send-msg', failed),
  /** Sending a message never ends. */
  stillSending: http.post('/apps/chat/send-msg', stillWaiting),
  /** A message is refused for good. */
  sendRefused: http.post('/apps/chat/send-msg', refused),
  /** The connection breaks before a message arrives. */
  sendUnreachable: http.post('/apps/chat/send-msg', () => HttpResponse.error()),
  /** A contact cannot be changed. */
  contactFailed: http.post('/apps/chat/update-contact', failed),
  /** A conversation cannot be cleared. */
  clearFailed: http.delete('/apps/chat/clear-chat', failed),
  /** The own profile cannot be changed. */
  profileFailed: http.post('/apps/chat/update-profile', failed),
  /** The updates break off. */
  updatesFailed: http.get('/apps/chat/updates', failed),
  /** Nothing ever happens. */
  quiet: http.get('/apps/chat/updates', stillWaiting),
};

function overviewWith(differences: Partial<ChatSample>): Response {
  return HttpResponse.json(overviewOf({ ...chatSample(), ...differences }, 0));
}

function longTextContact(contact: ChatContact): ChatContact {
  return {
    ...contact,
    fullName: longText(contact.fullName),
    role: longText(contact.role),
    about: longText(contact.about),
  };
}

function longTextChat(chat: Chat): Chat {
  return { ...chat, chat: chat.chat.map((entry) => ({ ...entry, message: longText(entry.message) })) };
}

function longConversation(request: Request): Response {
  const wanted = Number(new URL(request.url).searchParams.get('id'));
  const contact = chatSample().contacts.find(({ id }) => id === wanted);
  if (!contact) return decline(404, `There is no contact ${wanted}`);
  const lines = [
    'Are you there?',
    'Yes. What is the matter?',
    'Just one more question about that policy.',
    'Go ahead!',
  ];
  const query = new URL(request.url).searchParams;
  const before = Number(query.get('before') ?? Infinity);
  const limit = Number(query.get('limit') ?? Infinity);
  const all = rowsFrom(lines, 2000, (message, { index }) => ({
    message,
    age: 2000 - index,
    senderId: index % 2 === 0 ? contact.id : readerId,
  }));
  const earlier = stored(all, 0, 0).filter(({ sequence }) => sequence < before);
  const chat = earlier.slice(Math.max(0, earlier.length - limit));
  return HttpResponse.json<ChatAnswer>({
    contact,
    chat: { id: 1, userId: contact.id, unseenMsgs: 0, chat },
    hasOlder: chat.length < earlier.length,
  });
}
