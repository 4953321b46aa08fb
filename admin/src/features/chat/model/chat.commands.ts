import type {
  ChatContact,
  ChatDocument,
  ChatImage,
  ChatMessage,
  ChatProfile,
  ChatQuote,
  ChatRecording,
  ReportRequest,
} from '@embarque/mocks/chat/contract';
import {
  type ChatState,
  contactOf,
  conversationOf,
  isStored,
  mergeMessages,
  type Message,
  type MessageState,
  withContact,
  withConversation,
} from './chat.state.ts';

/** The parts of a message that a person writes. */
export interface MessageContent {
  message: string;
  images?: ChatImage[] | undefined;
  documents?: ChatDocument[] | undefined;
  voice?: ChatRecording | undefined;
  quote?: ChatQuote | undefined;
  call?: 'phone' | 'video' | undefined;
}

/** The parts of a contact that a person decides on. */
export type ContactFields = Partial<Pick<ChatContact, 'isMuted' | 'isBlocked' | 'isImportant' | 'tags'>>;

export type ProfileFields = Partial<Pick<ChatProfile, 'about' | 'status' | 'settings'>>;

export type SendCommand = {
  type: 'message sent';
  contactId: number;
  /** The message's own id, the same whenever it is tried again. */
  clientId: string;
  /** When it was written: ISO 8601. */
  at: string;
} & MessageContent;

/** Everything that people can change in the chat. */
export type ChatCommand =
  | SendCommand
  | { type: 'message edited'; contactId: number; messageId: number; message: string }
  | { type: 'message deleted'; contactId: number; messageId: number }
  /** The person has seen everything up to a sequence. */
  | { type: 'conversation read'; contactId: number; sequence: number }
  | { type: 'conversation cleared'; contactId: number; sequence: number }
  | { type: 'contact updated'; contactId: number; fields: ContactFields }
  | { type: 'contact deleted'; contactId: number }
  | { type: 'contact reported'; contactId: number; reason: ReportRequest['reason']; note: string }
  | { type: 'profile updated'; fields: ProfileFields }
  | { type: 'deletion requested' };

/** The parts of the chat that a response tells about. */
export interface ChatResponse {
  message?: ChatMessage;
  contact?: ChatContact;
  profile?: ChatProfile;
}

/** The state after a command; the same object when it changes nothing. */
export function applyCommand(state: ChatState, command: ChatCommand): ChatState {
  switch (command.type) {
    case 'message sent':
      return applySent(state, command, 'sending');
    case 'message edited':
      return changeMessages(state, command.contactId, (message) =>
        message.id === command.messageId && message.message !== command.message
          ? { ...message, message: command.message, isEdited: true }
          : message,
      );
    case 'message deleted':
      return removeMessages(state, command.contactId, ({ id }) => id === command.messageId);
    case 'conversation read':
      return applyRead(state, command.contactId, command.sequence);
    case 'conversation cleared':
      return removeMessages(
        state,
        command.contactId,
        (message) => isStored(message) && message.sequence <= command.sequence,
      );
    case 'contact updated':
      return withContact(state, command.contactId, command.fields);
    case 'contact deleted': {
      if (!contactOf(state, command.contactId)) return state;
      const { [command.contactId]: _gone, ...conversations } = state.conversations;
      return { ...state, contacts: state.contacts.filter(({ id }) => id !== command.contactId), conversations };
    }
    case 'profile updated':
      return applyProfile(state, command.fields);
    case 'contact reported':
    case 'deletion requested':
      return state;
  }
}

/** The state after the server has confirmed a command. */
export function confirmCommand(state: ChatState, command: ChatCommand, response: ChatResponse): ChatState {
  const { message, contact, profile } = response;
  if (command.type === 'message sent') {
    return message ? withMessages(state, command.contactId, [message]) : state;
  }
  const after = applyCommand(state, command);
  if (contact) return withContact(after, contact.id, contact);
  return profile ? { ...after, profile } : after;
}

/** A message that the server does not have, with how far it has come. */
export function applySent(state: ChatState, command: SendCommand, sent: MessageState): ChatState {
  const { contactId, clientId, at } = command;
  const { messages } = conversationOf(state, contactId);
  if (!contactOf(state, contactId) || messages.some((message) => message.clientId === clientId)) return state;
  const { message, images, documents, voice, quote, call } = command;
  const own: Message = {
    id: -messages.length - 1,
    sequence: 0,
    clientId,
    senderId: state.profile?.id ?? 0,
    time: at,
    state: sent,
    message,
    ...(images && { images }),
    ...(documents && { documents }),
    ...(voice && { voice }),
    ...(quote && { quote }),
    ...(call && { call }),
  };
  return withConversation(state, contactId, (before) => ({ ...before, messages: [...before.messages, own] }));
}

/** The state with messages of the server. */
export function withMessages(state: ChatState, contactId: number, messages: readonly ChatMessage[]): ChatState {
  return withConversation(state, contactId, (before) => ({
    ...before,
    messages: mergeMessages(before.messages, messages),
  }));
}

/** The command that takes another one back, asked before that one is applied; `null` where there is none. */
export function invertCommand(state: ChatState, command: ChatCommand): ChatCommand | null {
  switch (command.type) {
    case 'contact updated': {
      const contact = contactOf(state, command.contactId);
      if (!contact) return null;
      const before = Object.entries(contact).filter(([name]) => name in command.fields);
      return { ...command, fields: Object.fromEntries(before) };
    }
    // These wait until nobody can undo them: their inverse is never sent.
    case 'message deleted':
    case 'conversation cleared':
    case 'contact deleted':
      return command;
    case 'message sent':
    case 'message edited':
    case 'conversation read':
    case 'contact reported':
    case 'profile updated':
    case 'deletion requested':
      return null;
  }
}

/** Whether no request takes the command back, so that it waits for its undo to expire. */
export const isHeld = ({ type }: ChatCommand): boolean =>
  type === 'message deleted' || type === 'conversation cleared' || type === 'contact deleted';

/** Whether nothing of it shows before the server's response. */
export const isAddition = ({ type }: ChatCommand): boolean =>
  type === 'contact reported' || type === 'deletion requested';

/** One command in place of two: of what was read, and of the profile, only the latest counts. */
export function mergeCommands(earlier: ChatCommand, later: ChatCommand): ChatCommand | null {
  if (earlier.type === 'conversation read' && later.type === 'conversation read') {
    return earlier.contactId === later.contactId ? later : null;
  }
  if (earlier.type === 'profile updated' && later.type === 'profile updated') {
    return { ...later, fields: { ...earlier.fields, ...later.fields } };
  }
  return null;
}

/** Commands about one contact are sent one after the other, those about different contacts side by side. */
export const scopeOf = (command: ChatCommand): string =>
  'contactId' in command ? `chat ${command.contactId}` : 'chat profile';

/** Whether a command would change something. */
export const hasEffect = (state: ChatState, command: ChatCommand): boolean =>
  isAddition(command) || applyCommand(state, command) !== state;

function applyRead(state: ChatState, contactId: number, sequence: number): ChatState {
  return withConversation(state, contactId, (before) => {
    const unseen = before.messages.filter(
      (message) => message.senderId === contactId && message.sequence > sequence,
    ).length;
    return unseen < before.unseen ? { ...before, unseen } : before;
  });
}

function applyProfile(state: ChatState, fields: ProfileFields): ChatState {
  if (!state.profile) return state;
  const profile = { ...state.profile, ...fields };
  return JSON.stringify(profile) === JSON.stringify(state.profile) ? state : { ...state, profile };
}

function changeMessages(state: ChatState, contactId: number, change: (message: Message) => Message): ChatState {
  return withConversation(state, contactId, (before) => {
    const messages = before.messages.map(change);
    return messages.every((message, index) => message === before.messages[index]) ? before : { ...before, messages };
  });
}

function removeMessages(state: ChatState, contactId: number, isGone: (message: Message) => boolean): ChatState {
  return withConversation(state, contactId, (before) => {
    const messages = before.messages.filter((message) => !isGone(message));
    if (messages.length === before.messages.length) return before;
    const from = messages.filter(({ senderId }) => senderId === contactId).length;
    return { ...before, messages, unseen: Math.min(before.unseen, from) };
  });
}
