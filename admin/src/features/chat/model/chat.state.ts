import type { ChatContact, ChatMessage, ChatProfile, Receipt } from '@embarque/mocks/chat/contract';

/** How far a message has come; `unknown` when it is unknown whether the server has it. */
export type MessageState = Receipt | 'sending' | 'unknown' | 'refused';

/** A message as people see it, stored by the server or not. */
export interface Message extends Omit<ChatMessage, 'state'> {
  state: MessageState;
}

/** The messages with one contact. */
export interface Conversation {
  /** In the order of the server; those that it does not have yet come last. */
  messages: readonly Message[];
  /** How many of the contact's messages the person has not seen. */
  unseen: number;
  /** Whether more than the last message was loaded. */
  isLoaded: boolean;
  /** Whether the server has messages from before the first one here. */
  hasOlder: boolean;
}

/** Everything that the page knows of the chat. */
export interface ChatState {
  profile: ChatProfile | null;
  contacts: readonly ChatContact[];
  /** By the id of the contact. */
  conversations: Readonly<Record<number, Conversation>>;
}

export const noChat: ChatState = { profile: null, contacts: [], conversations: {} };

const emptyConversation: Conversation = { messages: [], unseen: 0, isLoaded: false, hasOlder: false };

export const contactOf = ({ contacts }: ChatState, contactId: number | null): ChatContact | undefined =>
  contacts.find(({ id }) => id === contactId);

export const conversationOf = ({ conversations }: ChatState, contactId: number): Conversation =>
  conversations[contactId] ?? emptyConversation;

/** The key that tells a message from all others, before and after the server has it. */
export const keyOf = ({ clientId, id }: Pick<Message, 'clientId' | 'id'>): string => clientId ?? String(id);

/** The state with another conversation. */
export function withConversation(
  state: ChatState,
  contactId: number,
  change: (conversation: Conversation) => Conversation,
): ChatState {
  const before = conversationOf(state, contactId);
  const after = change(before);
  return after === before ? state : { ...state, conversations: { ...state.conversations, [contactId]: after } };
}

/** The state with other fields of a contact; the same state when they are no others. */
export function withContact(state: ChatState, contactId: number, fields: Partial<ChatContact>): ChatState {
  const contact = contactOf(state, contactId);
  if (!contact) return state;
  const next = { ...contact, ...fields };
  if (JSON.stringify(next) === JSON.stringify(contact)) return state;
  return { ...state, contacts: state.contacts.with(state.contacts.indexOf(contact), next) };
}

/** Whether the server has the message. */
export const isStored = ({ id }: Pick<Message, 'id'>): boolean => id > 0;

/** Messages with others among them: one of the same id or client id gives way, and the server's order holds. */
export function mergeMessages(messages: readonly Message[], others: readonly Message[]): readonly Message[] {
  const last = messages.at(-1);
  const [only] = others;
  // One that arrives at the end is by far the commonest.
  if (others.length === 1 && only && isStored(only) && (!last || (isStored(last) && last.sequence < only.sequence))) {
    return [...messages, only];
  }
  const keys = new Set(others.map(keyOf));
  const ids = new Set(others.map(({ id }) => id));
  const rest = messages.filter((message) => !keys.has(keyOf(message)) && !ids.has(message.id));
  return [...rest, ...others].toSorted(bySequence);
}

// Those that the server does not have keep their order at the end.
function bySequence(one: Message, other: Message): number {
  if (isStored(one) && isStored(other)) return one.sequence - other.sequence;
  return Number(isStored(other)) - Number(isStored(one));
}

/** How many messages from contacts are unseen, where they should draw attention. */
export function unreadTotal({ contacts, conversations }: ChatState): number {
  return contacts
    .filter(({ isMuted, isBlocked }) => !isMuted && !isBlocked)
    .reduce((total, { id }) => total + (conversations[id]?.unseen ?? 0), 0);
}

/** The contact's unseen messages, oldest first. */
export function unseenMessages({ messages, unseen }: Conversation, contactId: number): readonly Message[] {
  if (unseen === 0) return [];
  return messages.filter(({ senderId }) => senderId === contactId).slice(-unseen);
}

/** Contacts with messages, that with the latest one first; those with unsent messages come before. */
export function chatsOf({ contacts, conversations }: ChatState): ChatContact[] {
  const latest = ({ id }: ChatContact): number => {
    const message = conversations[id]?.messages.at(-1);
    if (!message) return 0;
    return isStored(message) ? message.sequence : Infinity;
  };
  return contacts
    .filter((contact) => latest(contact) > 0)
    .toSorted((one, other) => compare(latest(other), latest(one)));
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
