import { isSeen } from '@embarque/design-system/letters';
import type { ChatDocument, ChatImage } from '@embarque/mocks/chat/contract';
import { HttpError } from '../../../http/http.error.ts';
import type { MessageContent, SendCommand } from './chat.commands.ts';
import { type ChatState, conversationOf, type Message } from './chat.state.ts';

export interface StagedImage extends ChatImage {
  /** Tells it from the others of the draft. */
  id: string;
}

export interface StagedDocument extends ChatDocument {
  /** Tells it from the other files of the draft. */
  id: string;
}

/** A message that is being written. */
export interface Draft {
  text: string;
  images: readonly StagedImage[];
  documents: readonly StagedDocument[];
  /** Id of the message that it replies to. */
  replyTo: number | null;
  /** Id of the own message that it changes. */
  editing: number | null;
  /** The draft that was being written when an own message began to be changed. */
  aside: Draft | null;
}

/** A message that the server refused, or may not have. */
export interface FailedMessage {
  command: SendCommand;
  kind: 'unknown' | 'refused';
}

/** @param error why it was not sent; without a readable answer the server may have it all the same */
export function failedMessage(command: SendCommand, error: unknown): FailedMessage {
  const isUnknown =
    error instanceof HttpError && ['timeout', 'unreachable', 'malformed', 'aborted'].includes(error.kind);
  return { command, kind: isUnknown ? 'unknown' : 'refused' };
}

export const emptyDraft: Draft = { text: '', images: [], documents: [], replyTo: null, editing: null, aside: null };

/** The draft that changes an own message. The one that was being written is set aside. */
export const editOf = (draft: Draft | undefined, messageId: number, text: string): Draft => ({
  ...emptyDraft,
  editing: messageId,
  text,
  aside: draft && draft.editing !== null ? draft.aside : (draft ?? null),
});

/** The draft once an edit is over: the one that was set aside. */
export const draftBefore = (draft: Draft | undefined): Draft =>
  draft && draft.editing === null ? draft : (draft?.aside ?? emptyDraft);

/** Whether there is something to send: text that nobody can see is nothing. */
export const isSendable = ({ text, images, documents }: Draft): boolean =>
  isSeen(text) || images.length + documents.length > 0;

/** Whether nothing of it is worth keeping. */
const isEmptyDraft = ({ text, images, documents, replyTo, editing }: Draft): boolean =>
  text === '' && images.length + documents.length === 0 && replyTo === null && editing === null;

/** Drafts with another one of a contact; an empty one is left out. */
export function withDraft(
  drafts: Readonly<Record<number, Draft>>,
  contactId: number,
  draft: Draft,
): Readonly<Record<number, Draft>> {
  if (!isEmptyDraft(draft)) return { ...drafts, [contactId]: draft };
  const { [contactId]: _empty, ...rest } = drafts;
  return rest;
}

/** The written message, with the one that it replies to as it is now. */
export function contentOf(
  state: ChatState,
  contactId: number,
  { text, images, documents, replyTo }: Draft,
): MessageContent {
  const replied = conversationOf(state, contactId).messages.find(({ id }) => id === replyTo);
  return {
    message: text.trim(),
    ...(images.length > 0 && { images: images.map(({ name, url }) => ({ name, url })) }),
    ...(documents.length > 0 && { documents: documents.map(({ name, url, bytes }) => ({ name, url, bytes })) }),
    ...(replied && { quote: { id: replied.id, senderId: replied.senderId, message: quotedText(replied) } }),
  };
}

/** A document that came without a text is quoted by its name. */
const quotedText = ({ message, documents: [first] = [] }: Message): string => message || (first?.name ?? '');

/** The last own message with a text, which can be changed. */
export function lastEditable(state: ChatState, contactId: number): Message | undefined {
  return conversationOf(state, contactId).messages.findLast((message) => isEditable(message, contactId));
}

/** Whether the person can change the text of a message: an own one that the server has. */
const isEditable = ({ id, senderId, message, call }: Message, contactId: number): boolean =>
  id > 0 && senderId !== contactId && message !== '' && !call;

type Drafts = Readonly<Record<number, Draft>>;

/** Reads the drafts of all threads but the open one; the same object as long as these are the same. */
export function closedDraftsReader(openId: number | null): (drafts: Drafts) => Drafts {
  let last: Drafts = {};
  return (drafts) => {
    const closed = Object.fromEntries(Object.entries(drafts).filter(([id]) => Number(id) !== openId));
    if (!hasSameDrafts(closed, last)) last = closed;
    return last;
  };
}

function hasSameDrafts(one: Drafts, other: Drafts): boolean {
  const ids = Object.keys(one).map(Number);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
