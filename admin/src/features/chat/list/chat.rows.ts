import { hasFolded } from '@embarque/design-system/find-folded';
import type { ConversationItem } from '@embarque/design-system/chat';
import type { ChatContact } from '@embarque/mocks/chat/contract';
import type { Draft } from '../model/chat.drafts.ts';
import { type ChatState, chatsOf, conversationOf, type Message } from '../model/chat.state.ts';

/** Words for messages that have no text. */
export interface MessageLabels {
  photo: string;
  photos: (count: number) => string;
  document: string;
  documents: (count: number) => string;
  voice: string;
  call: string;
  missedCall: string;
}

export interface RowsOptions {
  q: string;
  /** Id of the contact whose thread is open: its draft stands in the composer. */
  openId: number | null;
  drafts: Readonly<Record<number, Draft>>;
  typing: readonly number[];
  labels: MessageLabels;
}

export interface ChatRows {
  chats: readonly ConversationItem[];
  /** The people with whom there is no chat yet. */
  contacts: readonly ConversationItem[];
}

/** The rows of both lists: those whose name has the searched text in it, whatever its case and accents. */
export function rowsOf(state: ChatState, { q, openId, drafts, typing, labels }: RowsOptions): ChatRows {
  const isFound = ({ fullName }: ChatContact) => hasFolded(fullName, q);
  const draftOf = (id: number) => (id === openId ? undefined : draftText(drafts[id], labels));
  const all = chatsOf(state);
  const chats = all.filter(isFound);
  const hasChat = new Set(all.map(({ id }) => id));
  return {
    chats: chats.map((contact) => {
      const { messages, unseen } = conversationOf(state, contact.id);
      const last = messages.at(-1);
      const draft = draftOf(contact.id);
      return {
        ...person(contact),
        text: last ? textOf(last, contact.id, labels) : '',
        ...(last && { lastAt: last.time, isOwn: last.senderId !== contact.id }),
        ...(draft && { draft }),
        isTyping: typing.includes(contact.id),
        unread: contact.isBlocked ? 0 : unseen,
        isMuted: contact.isMuted,
      };
    }),
    contacts: state.contacts
      .filter((contact) => !hasChat.has(contact.id) && isFound(contact))
      .map((contact) => {
        const draft = conversationOf(state, contact.id).messages.length === 0 ? draftOf(contact.id) : undefined;
        return { ...person(contact), text: contact.about, ...(draft && { draft }) };
      }),
  };
}

/** The text of a message, or words for what it has in its place. */
export function textOf(
  { message, images = [], documents = [], voice, call, senderId }: Message,
  contactId: number,
  labels: MessageLabels,
) {
  if (message !== '') return message;
  if (images.length > 0) return images.length === 1 ? labels.photo : labels.photos(images.length);
  if (documents.length > 0) return documents.length === 1 ? labels.document : labels.documents(documents.length);
  if (voice) return labels.voice;
  if (call) return senderId === contactId ? labels.missedCall : labels.call;
  return '';
}

const person = ({ id, fullName, avatar, status }: ChatContact) => ({ id, name: fullName, src: avatar, status });

function draftText(draft: Draft | undefined, labels: MessageLabels): string | undefined {
  if (!draft) return undefined;
  if (draft.editing !== null) return draftText(draft.aside ?? undefined, labels);
  const text = draft.text.trim();
  if (text !== '') return text;
  if (draft.images.length > 0) return labels.photo;
  return draft.documents.length > 0 ? labels.document : undefined;
}
