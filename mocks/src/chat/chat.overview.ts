import type { Chat, ChatsAndContactsAnswer, ChatsContact } from './chat.contract.ts';
import type { ChatSample } from './chat.data.ts';

/** The content of the list beside the conversation: chats, contacts, and the reader in brief. */
export function overviewOf({ contacts, chats, profileUser }: ChatSample, cursor: number): ChatsAndContactsAnswer {
  const { id, fullName, avatar, status } = profileUser;
  const chatsContacts = chats.flatMap((chat) => chatsContact(chat, contacts));
  return { chatsContacts, contacts, profileUser: { id, fullName, avatar, status }, cursor };
}

function chatsContact({ id, userId, unseenMsgs, chat }: Chat, contacts: ChatSample['contacts']): ChatsContact[] {
  const contact = contacts.find((one) => one.id === userId);
  const lastMessage = chat.at(-1);
  return contact && lastMessage ? [{ ...contact, chat: { id, unseenMsgs, lastMessage } }] : [];
}
