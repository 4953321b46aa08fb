import type { ChatAnswer, UpdatesAnswer } from '@embarque/mocks/chat/contract';
import type { PageState } from '../../../http/polling.ts';
import { applyAll } from '../../../outbox/outbox.core.ts';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import type { OutboxChange } from '../../../outbox/outbox.types.ts';
import { confirming, type Followed, nothingFollowed } from '../../../outbox/view/outbox.followed.ts';
import {
  applyCommand,
  applySent,
  type ChatCommand,
  type ChatResponse,
  confirmCommand,
} from '../model/chat.commands.ts';
import { type Draft, type FailedMessage, failedMessage } from '../model/chat.drafts.ts';
import { type ChatState, conversationOf, keyOf, noChat, unseenMessages } from '../model/chat.state.ts';
import { type LoadedPeople, withPeople, withThread, withUpdate } from '../model/chat.updates.ts';

export interface ChatCall {
  contactId: number;
  kind: 'phone' | 'video';
}

export interface ChatInput {
  outbox: RunningOutbox;
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
  drafts: Readonly<Record<number, Draft>>;
  failed: Readonly<Record<string, FailedMessage>>;
}

/** On screen, the messages that failed stand below the commands that the server has not confirmed. */
export interface ChatContext extends ChatInput, PageState, Followed<ChatState, ChatCommand, ChatResponse> {
  /** Why people could not be loaded. */
  error: unknown;
  /** Why the open thread could not be loaded. */
  threadError: unknown;
  /** The cursor from which updates continue; `null` until people are loaded. */
  cursor: number | null;
  /** How many calls for updates failed one after the other. */
  failures: number;
  /** Id of the contact whose thread is open. */
  contactId: number | null;
  /** The message above which the line of new messages stands. */
  firstNewKey: string | null;
  /** Whether the end of the open thread is in sight. */
  isAtEnd: boolean;
  /** Ids of the contacts who are typing. */
  typing: readonly number[];
  call: ChatCall | null;
}

export function firstContext(input: ChatInput): ChatContext {
  return {
    ...input,
    ...nothingFollowed(noChat),
    error: null,
    threadError: null,
    cursor: null,
    failures: 0,
    contactId: null,
    firstNewKey: null,
    isAtEnd: true,
    typing: [],
    isShown: true,
    isFocused: true,
    isOnline: true,
    call: null,
  };
}

const server = confirming<ChatState, ChatCommand, ChatResponse>({ apply: applyCommand, confirm: confirmCommand });

type Layers = Pick<ChatContext, 'confirmed' | 'entries' | 'failed'>;

/** The chat on screen. */
function shownWith({ confirmed, entries, failed }: Layers): ChatState {
  const withFailed = Object.values(failed).reduce(
    (state, { command, kind }) => applySent(state, command, kind),
    confirmed,
  );
  return applyAll({ apply: applyCommand }, withFailed, entries);
}

/** Other layers of the chat, with what is seen of them. */
export function withLayers(context: ChatContext, change: Partial<Layers>): Partial<ChatContext> {
  const layers = { confirmed: context.confirmed, entries: context.entries, failed: context.failed, ...change };
  return { ...change, shown: shownWith(layers) };
}

export function withLoadedPeople(context: ChatContext, loaded: LoadedPeople): Partial<ChatContext> {
  const { confirmed, missed } = server.loaded(context, withPeople(context.confirmed, loaded));
  return { ...withLayers(context, { confirmed }), missed, error: null, cursor: loaded.overview.cursor };
}

export function withLoadedThread(context: ChatContext, answer: ChatAnswer): Partial<ChatContext> {
  const confirmed = withThread(context.confirmed, answer.contact.id, answer);
  return { ...withLayers(context, { confirmed }), threadError: null };
}

/** The line of new messages of the open thread, above its first unseen one. */
export function lineIn({ shown, contactId }: ChatContext): string | null {
  if (contactId === null) return null;
  const [first] = unseenMessages(conversationOf(shown, contactId), contactId);
  return first ? keyOf(first) : null;
}

/** The outbox has other entries, or the server has confirmed or refused one. */
export function withOutbox(
  context: ChatContext,
  { entries, change }: OutboxChanged<ChatCommand, ChatResponse>,
): Partial<ChatContext> {
  const { confirmed, missed } = server.changed(context, change);
  const failed = change ? failedAfter(context.failed, change) : context.failed;
  return { ...withLayers(context, { entries, confirmed, failed }), missed };
}

export interface FeedChange {
  change: Partial<ChatContext>;
  /** Ids of the contacts who say that they are typing. */
  typing: readonly number[];
}

/** The chat after updates of the server. */
export function withUpdates(context: ChatContext, isRead: boolean, { cursor, updates }: UpdatesAnswer): FeedChange {
  let { typing, firstNewKey, failed } = context;
  const heard: number[] = [];
  for (const update of updates) {
    const { contactId } = update;
    if (update.type === 'typing') {
      heard.push(contactId);
      typing = [...typing.filter((id) => id !== contactId), contactId];
      continue;
    }
    const isFrom = update.type === 'message' && update.message.senderId === contactId;
    if (isFrom || (update.type === 'presence' && update.status === 'offline')) {
      typing = typing.filter((id) => id !== contactId);
    }
    if (isFrom && contactId === context.contactId && !isRead && !update.message.isEdited) {
      firstNewKey ??= keyOf(update.message);
    }
    if (update.type === 'message' && update.message.clientId) failed = withoutKey(failed, update.message.clientId);
  }
  const confirmed = updates.reduce(withUpdate, context.confirmed);
  const layers = confirmed === context.confirmed ? {} : withLayers(context, { confirmed, failed });
  return {
    change: { ...layers, cursor, failures: 0, typing, firstNewKey },
    typing: heard.filter((id) => typing.includes(id)),
  };
}

/** A record without one of its entries; the same one when it has none of that name. */
export function withoutKey<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  if (!(key in record)) return record;
  const { [key]: _gone, ...rest } = record;
  return rest;
}

function failedAfter(
  failed: ChatContext['failed'],
  change: OutboxChange<ChatCommand, ChatResponse>,
): ChatContext['failed'] {
  if (change.type !== 'rolled back' && change.type !== 'confirmed') return failed;
  const command = change.entry.command;
  if (command.type !== 'message sent') return failed;
  if (change.type === 'confirmed') return withoutKey(failed, command.clientId);
  return { ...failed, [command.clientId]: failedMessage(command, change.error) };
}
