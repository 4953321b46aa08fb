import type { ChatAnswer, UpdatesAnswer } from '@embarque/mocks/chat/contract';
import { chatSample } from '@embarque/mocks/chat/data';
import { walkThrough } from '#storybook/statechart/walk/walk.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import type { ChatCommand, SendCommand, ChatResponse } from '../model/chat.commands.ts';
import { emptyDraft } from '../model/chat.drafts.ts';
import type { LoadedPeople } from '../model/chat.updates.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { chatMachine } from './chat.machine.ts';

/** React Aria announces through logs of its own. */
const messages = { name: /^Messages with/ };

const { contacts, chats, profileUser } = chatSample();
const [noah] = chats;
const other = contacts[0];
const contact = contacts.find(({ id }) => id === noah?.userId);
if (!noah || !contact || !other) throw new Error('The sample has no chats');
const contactId = contact.id;

const people: LoadedPeople = {
  overview: {
    contacts,
    chatsContacts: chats.flatMap(({ id, userId, unseenMsgs, chat }) => {
      const person = contacts.find((one) => one.id === userId);
      const lastMessage = chat.at(-1);
      return person && lastMessage ? [{ ...person, chat: { id, unseenMsgs, lastMessage } }] : [];
    }),
    profileUser,
    cursor: 1,
  },
  profile: profileUser,
};
const thread: ChatAnswer = { contact, chat: noah, hasOlder: true };
const whole: ChatAnswer = { contact, chat: noah, hasOlder: false };
const quiet: UpdatesAnswer = { cursor: 1, updates: [], isReset: false };
const reset: UpdatesAnswer = { cursor: 1, updates: [], isReset: true };

const sent: SendCommand = {
  type: 'message sent',
  contactId,
  clientId: 'mine',
  at: '2030-06-15T12:00:00Z',
  message: 'Hi',
};

const entryOf = (command: ChatCommand): Entry<ChatCommand> => ({
  id: 'mine',
  by: 'me@home',
  at: '',
  feature: 'chat',
  scope: 'chat',
  subjects: [],
  command,
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

const outboxChanged = (change: OutboxChange<ChatCommand, ChatResponse> | null) => ({
  type: 'outbox changed' as const,
  entries: [],
  change,
});

const here = { isShown: true, isFocused: true, isOnline: true };

export const walk = walkThrough(chatMachine).with({
  page: '../ChatPage',
  parametersOf: (path) => {
    if (path.startsWith('thread.') && path !== 'thread.none') return { route: `/apps/chat?contact=${contactId}` };
    if (path === 'feed.background') return { route: '/apps/chat', isHidden: true };
    return path.startsWith('call') || path === 'presence.here'
      ? { route: `/apps/chat?contact=${contactId}` }
      : { route: '/apps/chat' };
  },
  sees: {
    'people.loading': async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading chats…')).toBeInTheDocument();
    },
    'people.ready': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: 'Chats' })).toBeVisible();
    },
    'people.failed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load your chats" })).toBeVisible();
    },
    'thread.none': async ({ expect, screen }) => {
      await expect(await screen.findByRole('button', { name: 'Start Conversation' })).toBeVisible();
    },
    'thread.opening': async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading messages…')).toBeInTheDocument();
    },
    'thread.open.idle': async ({ expect, screen }) => {
      // A thread that fits asks for older messages at once.
      await expect(await screen.findByRole('log', messages)).toBeVisible();
    },
    'thread.open.loadingOlder': async ({ expect, screen }) => {
      await expect(await screen.findByRole('log', messages)).toHaveAttribute('aria-busy', 'true');
    },
    'thread.open.loadingAll': async ({ expect, screen }) => {
      await expect(await screen.findByRole('log', messages)).toHaveAttribute('aria-busy', 'true');
    },
    'thread.failed': async ({ expect, screen }) => {
      await expect(await screen.findByRole('heading', { name: "Couldn't load the messages" })).toBeVisible();
    },
    'presence.away': async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading chats…')).toBeInTheDocument();
    },
    'presence.here': async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading messages…')).toBeInTheDocument();
    },
    'call.none': async ({ expect, screen }) => {
      await screen.findByText('Loading messages…');
      await expect(screen.queryByRole('dialog')).toBeNull();
    },
    'call.ringing': async ({ expect, screen }) => {
      await expect(await screen.findByText('Ringing…')).toBeVisible();
    },
    'call.unanswered': async ({ expect, screen }) => {
      await expect(await screen.findByText('No answer')).toBeVisible();
    },
    'feed.waiting': async ({ expect, screen }) => {
      await expect(await screen.findByText('Loading chats…')).toBeInTheDocument();
    },
    'feed.connecting': async ({ expect, screen }) => {
      await screen.findByRole('heading', { name: 'Chats' });
      await expect(screen.queryByText(/^Connection lost/)).toBeNull();
    },
    'feed.live': async ({ expect, screen }) => {
      await screen.findByRole('heading', { name: 'Chats' });
      await expect(screen.queryByText(/^Connection lost/)).toBeNull();
    },
    'feed.background': async ({ expect, screen }) => {
      await screen.findByText('Loading chats…');
      await expect(screen.queryByText(/^Connection lost/)).toBeNull();
    },
    'feed.retrying': async ({ expect, screen }) => {
      await expect(await screen.findByText(/^Connection lost/)).toBeVisible();
    },
  },
  inputs: [{ outbox: idleOutbox(), settled: () => Promise.resolve(), drafts: {}, failed: {} }],
  events: ({ context }) => [
    { type: 'try again' },
    { type: 'contact closed' },
    { type: 'older requested' },
    { type: 'whole thread requested' },
    { type: 'page changed', ...here },
    { type: 'page changed', ...here, isShown: false },
    { type: 'end changed', isAtEnd: false },
    { type: 'end changed', isAtEnd: true },
    // A thread and a call show a person who is known.
    ...(context.cursor === null
      ? []
      : ([
          { type: 'contact opened', contactId },
          { type: 'call started', call: { contactId, kind: 'phone' } },
        ] as const)),
    { type: 'call ended' },
    { type: 'draft changed', contactId, change: { text: context.drafts[contactId] ? '' : 'Hello' } },
    { type: 'draft changed', contactId, change: { ...emptyDraft, text: noah.chat[1]?.message ?? '', editing: 12 } },
    { type: 'message submitted', contactId },
    { type: 'voice recorded', contactId, voice: { url: 'data:audio/webm;base64,AAAA', seconds: 2 } },
    { type: 'voice recorded', contactId: -1, voice: { url: '', seconds: 2 } },
    { type: 'message retried', clientId: 'mine' },
    { type: 'message discarded', clientId: 'mine' },
    { type: 'message deleted', contactId, messageId: 12 },
    { type: 'message deleted', contactId, messageId: -1 },
    { type: 'messages seen' },
    { type: 'line removed' },
    { type: 'typing expired', contactId },
    { type: 'conversation cleared', contactId },
    { type: 'conversation cleared', contactId: -1 },
    { type: 'contact updated', contactId, fields: { isMuted: true } },
    { type: 'contact updated', contactId: -1, fields: {} },
    { type: 'contact deleted', contactId },
    { type: 'contact deleted', contactId: -1 },
    { type: 'contact reported', contactId, reason: 'spam', note: '' },
    { type: 'profile updated', fields: { status: 'away' } },
    { type: 'profile updated', fields: { status: 'online' } },
    { type: 'deletion requested' },
    outboxChanged(null),
    outboxChanged({ type: 'rolled back', entry: entryOf(sent), error: new Error('The server is busy.') }),
  ],
  answers: {
    'load people': { done: [people] },
    'load thread': { done: [thread, whole] },
    poll: { done: [quiet, reset] },
  },
  alike: ({ context: { contactId: open, cursor, failed, drafts, confirmed, isShown, isAtEnd, failures } }) => [
    open,
    cursor,
    Object.keys(failed).length,
    drafts[contactId]?.editing,
    drafts[contactId] === undefined,
    confirmed.conversations[contactId]?.isLoaded,
    confirmed.conversations[contactId]?.hasOlder,
    isShown,
    isAtEnd,
    failures > 0,
  ],
  // The parts know little of each other: one that departs from its beginning at a time shows all that they do.
  stopWhen: (state) => {
    const { failed, drafts, isShown, isAtEnd, failures } = state.context;
    const departures = [
      !state.matches({ call: 'none' }),
      !state.matches({ people: 'ready' }) && !state.matches({ thread: 'none' }),
      state.matches({ thread: 'failed' }),
      state.matches({ thread: { open: 'loadingOlder' } }) || state.matches({ thread: { open: 'loadingAll' } }),
      failures > 0,
      Object.keys(failed).length > 0,
      Object.keys(drafts).length > 0,
      !isShown,
      !isAtEnd,
    ];
    return departures.filter(Boolean).length > 1;
  },
});
