import type { ChatDocument, ChatImage, ThreadMessage } from '@embarque/design-system/chat';
import type { ChatContact } from '@embarque/mocks/chat/contract';
import { keyOf, type Message } from '../model/chat.state.ts';

export interface ThreadNames {
  contact: Pick<ChatContact, 'id' | 'fullName'>;
  /** The person's own name in quotes. */
  me: string;
}

/** Turns messages into those of the widget; a message that did not change stays the same object. */
export function threadReader({ contact, me }: ThreadNames): (messages: readonly Message[]) => readonly ThreadMessage[] {
  const known = new WeakMap<Message, ThreadMessage>();
  return (messages) => {
    const keys = new Map(messages.map((message) => [message.id, keyOf(message)]));
    return messages.map((message) => {
      const before = known.get(message);
      if (before) return before;
      const after = threadMessage(message, contact, me, keys);
      known.set(message, after);
      return after;
    });
  };
}

function threadMessage(
  message: Message,
  contact: ThreadNames['contact'],
  me: string,
  keys: ReadonlyMap<number, string>,
): ThreadMessage {
  const { voice, quote, call } = message;
  const isOwn = message.senderId !== contact.id;
  const images = imagesOf(message);
  const documents = documentsOf(message);
  return {
    id: keyOf(message),
    from: isOwn ? 'me' : 'them',
    text: message.message,
    sentAt: message.time,
    ...(isOwn && !call && { state: message.state }),
    ...(images.length > 0 && { images }),
    ...(documents.length > 0 && { documents }),
    ...(voice && { voice: { src: voice.url, seconds: voice.seconds } }),
    ...(quote && {
      quote: {
        id: keys.get(quote.id) ?? String(quote.id),
        sender: quote.senderId === contact.id ? contact.fullName : me,
        text: quote.message,
      },
    }),
    ...(message.isEdited && { isEdited: true }),
    ...(call && { call: isOwn ? 'unanswered' : 'missed' }),
  };
}

/** The images of a message, as the widgets show them. */
export const imagesOf = (message: Message): ChatImage[] =>
  (message.images ?? []).map(({ name, url }, index) => ({ id: `${keyOf(message)}.${index}`, src: url, name }));

const documentsOf = (message: Message): ChatDocument[] =>
  (message.documents ?? []).map(({ name, url, bytes }, index) => ({
    id: `${keyOf(message)}.${index}`,
    name,
    bytes,
    href: url,
  }));
