import type {
  ChatAnswer,
  ChatProfile,
  ChatsAndContactsAnswer,
  ChatUpdate,
  Receipt,
} from '@embarque/mocks/chat/contract';
import { withMessages } from './chat.commands.ts';
import {
  type ChatState,
  type Conversation,
  conversationOf,
  mergeMessages,
  type Message,
  withContact,
  withConversation,
} from './chat.state.ts';

/** Everything that the page begins with. */
export interface LoadedPeople {
  overview: ChatsAndContactsAnswer;
  profile: ChatProfile;
}

const ORDER: Readonly<Record<Receipt, number>> = { sent: 0, delivered: 1, seen: 2 };

/** The state once people and their last messages are loaded; a thread that came before stays. */
export function withPeople(state: ChatState, { overview, profile }: LoadedPeople): ChatState {
  const { contacts, chatsContacts } = overview;
  const conversations = chatsContacts.map(({ id, chat }): [number, Conversation] => {
    const before = conversationOf(state, id);
    const isNews = chat.lastMessage.sequence > (before.messages.at(-1)?.sequence ?? 0);
    const messages = isNews ? mergeMessages(before.messages, [chat.lastMessage]) : before.messages;
    return [id, { ...before, hasOlder: before.isLoaded ? before.hasOlder : true, unseen: chat.unseenMsgs, messages }];
  });
  return { profile, contacts, conversations: { ...state.conversations, ...Object.fromEntries(conversations) } };
}

/** The state once the latest messages of a thread, or older ones, are loaded. */
export function withThread(state: ChatState, contactId: number, { chat, hasOlder }: ChatAnswer): ChatState {
  const loaded = chat?.chat ?? [];
  const last = loaded.at(-1)?.sequence ?? 0;
  return withConversation(state, contactId, (before) => ({
    // Between the last message that was known and those of a first load others may be missing.
    messages: mergeMessages(
      before.isLoaded ? before.messages : before.messages.filter(({ sequence }) => sequence > last),
      loaded,
    ),
    unseen: before.isLoaded ? before.unseen : (chat?.unseenMsgs ?? 0),
    isLoaded: true,
    hasOlder,
  }));
}

/** The state after something that happened on the server. */
export function withUpdate(state: ChatState, update: ChatUpdate): ChatState {
  switch (update.type) {
    case 'message': {
      const after = withMessages(state, update.contactId, [update.message]);
      return withConversation(after, update.contactId, (before) => ({ ...before, unseen: update.unseenMsgs }));
    }
    case 'receipt':
      return withReceipt(state, update);
    case 'presence':
      return withContact(state, update.contactId, { status: update.status });
    case 'typing':
      return state;
  }
}

function withReceipt(
  state: ChatState,
  { contactId, sequence, state: receipt }: Extract<ChatUpdate, { type: 'receipt' }>,
): ChatState {
  const isBehind = (message: Message) =>
    message.senderId !== contactId &&
    message.sequence > 0 &&
    message.sequence <= sequence &&
    message.state in ORDER &&
    ORDER[message.state as Receipt] < ORDER[receipt];
  return withConversation(state, contactId, (before) =>
    before.messages.some(isBehind)
      ? { ...before, messages: before.messages.map((one) => (isBehind(one) ? { ...one, state: receipt } : one)) }
      : before,
  );
}
