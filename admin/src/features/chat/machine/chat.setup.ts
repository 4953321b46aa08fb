import type { ChatAnswer, UpdatesAnswer } from '@embarque/mocks/chat/contract';
import { assign, enqueueActions, fromPromise, raise, sendTo, setup } from 'xstate';
import { HIDDEN_WAIT_MS } from '../../../http/polling.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import { outboxView, type OutboxViewEvent } from '../../../outbox/view/outbox.view.ts';
import { type ChatCommand, hasEffect } from '../model/chat.commands.ts';
import { emptyDraft, withDraft } from '../model/chat.drafts.ts';
import { type ChatState, conversationOf } from '../model/chat.state.ts';
import type { LoadedPeople } from '../model/chat.updates.ts';
import { loadPeople, loadThread, type ThreadQuery } from '../server/chat.api.ts';
import { backoffMs, pollUpdates } from '../server/chat.feed.ts';
import { chatOutbox } from '../server/chat.outbox.ts';
import { commandIn } from './chat.command-in.ts';
import type { ChatEvent } from './chat.events.ts';
import {
  type ChatContext,
  type ChatInput,
  lineIn,
  withLayers,
  withLoadedPeople,
  withLoadedThread,
  withOutbox,
  withoutKey,
  withUpdates,
} from './chat.context.ts';

/** How long a contact counts as typing after saying so. */
const TYPING_HOLDS_MS = 6000;

/** How long a call rings. */
const RINGING_MS = 8000;

type ToOutbox = OutboxViewEvent<ChatState, ChatCommand>;

const given = (context: ChatContext, command: ChatCommand): ToOutbox => {
  const isSent = command.type === 'message sent';
  return {
    type: 'give',
    id: isSent ? command.clientId : newEntryId(),
    command,
    state: context.shown,
    // A message says by itself how far it has come, and that something was read concerns nobody.
    isInline: isSent || command.type === 'conversation read',
  };
};

type Of<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>;

/** Names for what the chart can do, check, and invoke. */
export const chat = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
  },
  actors: {
    outbox: outboxView(chatOutbox),
    'load people': fromPromise<LoadedPeople, Pick<ChatInput, 'settled'>>(async ({ input, signal }) => {
      await input.settled();
      return loadPeople(signal);
    }),
    'load thread': fromPromise<ChatAnswer, ThreadQuery>(({ input, signal }) => loadThread(input, signal)),
    poll: fromPromise<UpdatesAnswer, { since: number; wait: number }>(({ input, signal }) =>
      pollUpdates(input.since, input.wait, signal),
    ),
  },
  delays: {
    backoff: ({ context }) => backoffMs(context.failures),
    'hidden wait': HIDDEN_WAIT_MS,
    'no answer': RINGING_MS,
  },
  guards: {
    'has an effect': ({ context, event }) => {
      const command = commandIn(context, event);
      return command !== null && hasEffect(context.shown, command);
    },
    /** An edited message says what it said before. */
    'is unchanged': ({ context }, submitted: Of<'message submitted'>) =>
      commandIn(context, submitted)?.type === 'message edited',
    'has failed': ({ context }, { clientId }: Of<'message retried'>) => clientId in context.failed,
    'is another contact': ({ context }, { contactId }: Of<'contact opened'>) => contactId !== context.contactId,
    'is loaded': ({ context }, { contactId }: Of<'contact opened'>) =>
      contactId !== context.contactId && conversationOf(context.confirmed, contactId).isLoaded,
    'has older messages': ({ context }) =>
      context.contactId !== null && conversationOf(context.confirmed, context.contactId).hasOlder,
    'must start over': (_, answer: UpdatesAnswer) => answer.isReset,
    'may listen': ({ context }) => context.cursor !== null && context.isOnline,
    'is hidden': ({ context }) => !context.isShown,
    'goes out of sight': ({ context }, { isOnline, isShown }: Of<'page changed'>) =>
      isOnline && !isShown && context.isShown,
    /** Without a network the feed waits until there is one. */
    'must look again': ({ context }, { isOnline, isShown }: Of<'page changed'>) =>
      isOnline !== context.isOnline || (isShown && !context.isShown),
    'is here': ({ context }) => isHere(context),
    'is away': ({ context }) => !isHere(context),
  },
  actions: {
    'show people': assign(({ context }, loaded: LoadedPeople) => withLoadedPeople(context, loaded)),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'show the thread': assign(({ context }, answer: ChatAnswer) => withLoadedThread(context, answer)),
    'keep the error of the thread': assign((_, threadError: unknown) => ({ threadError })),
    'open the contact': assign(({ context }, { contactId }: Of<'contact opened'>) => ({
      ...leaving(context),
      contactId,
    })),
    'close the contact': assign(({ context }) => ({ ...leaving(context), contactId: null })),
    'draw the line': assign(({ context }) => ({ firstNewKey: lineIn(context) })),
    'remove the line': assign({ firstNewKey: null }),

    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => withOutbox(context, changed)),
    'begin to load': assign({ missed: [] }),
    'follow the updates': enqueueActions(({ context, enqueue }, answer: UpdatesAnswer) => {
      const { change, typing } = withUpdates(context, isHere(context), answer);
      enqueue.assign(change);
      for (const contactId of typing) {
        const id = `typing ${contactId}`;
        enqueue.cancel(id);
        enqueue.raise({ type: 'typing expired', contactId }, { id, delay: TYPING_HOLDS_MS });
      }
    }),
    'end the typing': assign(({ context: { typing } }, { contactId }: Of<'typing expired'>) => ({
      typing: typing.filter((id) => id !== contactId),
    })),
    'start over': raise({ type: 'started over' }),
    'forget the threads': assign(({ context }) => {
      const unloaded = Object.entries(context.confirmed.conversations).map(([id, conversation]) => [
        id,
        { ...conversation, isLoaded: false },
      ]);
      const confirmed = { ...context.confirmed, conversations: Object.fromEntries(unloaded) };
      return { ...withLayers(context, { confirmed }), cursor: null };
    }),
    'count a failure': assign(({ context }) => ({ failures: context.failures + 1 })),

    'give the command': enqueueActions(({ context, event, enqueue }) => {
      const command = commandIn(context, event);
      if (command) enqueue.sendTo('outbox', given(context, command));
    }),
    // The cursor comes with the people: without it, the chat is being loaded.
    'share what is confirmed': sendTo('outbox', ({ context: { confirmed, cursor } }): ToOutbox => {
      return { type: 'data confirmed', data: cursor === null ? null : confirmed };
    }),
    'keep the draft': assign(({ context: { drafts } }, { contactId, change }: Of<'draft changed'>) => {
      const draft = { ...(drafts[contactId] ?? emptyDraft), ...change };
      return { drafts: withDraft(drafts, contactId, draft) };
    }),
    'clear the draft': assign(({ context: { drafts } }, { contactId }: Of<'message submitted'>) => ({
      drafts: withDraft(drafts, contactId, drafts[contactId]?.aside ?? emptyDraft),
    })),
    'forget the failure': assign(({ context }, { clientId }: Of<'message retried' | 'message discarded'>) =>
      withLayers(context, { failed: withoutKey(context.failed, clientId) }),
    ),

    'note the page': assign((_, { isShown, isFocused, isOnline }: Of<'page changed'>) => ({
      isShown,
      isFocused,
      isOnline,
    })),
    'note the end': assign((_, { isAtEnd }: Of<'end changed'>) => ({ isAtEnd })),
    'note the call': assign((_, { call }: Of<'call started'>) => ({ call })),
    'forget the call': assign({ call: null }),
    'store the missed call': sendTo('outbox', ({ context }) => given(context, missedCall(context))),
  },
});

/** Whether the person sees the end of an open thread. */
const isHere = ({ isShown, isFocused, isAtEnd, contactId }: ChatContext): boolean =>
  isShown && isFocused && isAtEnd && contactId !== null;

/** The thread that was open is left: nobody sees its line or that somebody types there. */
const leaving = ({ contactId, typing }: ChatContext): Partial<ChatContext> => ({
  firstNewKey: null,
  isAtEnd: true,
  threadError: null,
  typing: typing.filter((id) => id !== contactId),
});

function missedCall({ call }: ChatContext): ChatCommand {
  return {
    type: 'message sent',
    contactId: call?.contactId ?? 0,
    clientId: newEntryId(),
    at: new Date().toISOString(),
    message: '',
    call: call?.kind,
  };
}
