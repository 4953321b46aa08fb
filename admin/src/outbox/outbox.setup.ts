import type { MessageDescriptor } from '@lingui/core';
import { and, assign, emit, enqueueActions, forwardTo, fromCallback, sendTo, setup, stateIn } from 'xstate';
import { HttpError } from '../http/http.error.ts';
import {
  confirm,
  due,
  expire,
  expireAll,
  give,
  isUnconfirmed,
  markSending,
  newEntryId,
  openWindows,
  rollback,
  undo,
  withdraw,
} from './outbox.core.ts';
import type { Entry, OutboxChange } from './outbox.types.ts';
import { undoWindows } from './entry/outbox.windows.ts';

/** An entry that the server has confirmed, for the other tabs. */
export interface Settled {
  entry: Entry;
  response: unknown;
}

export interface OutboxContext {
  /** The entries of this tab, in order. */
  entries: readonly Entry[];
  /** The commands that the server confirmed last, for the other tabs to follow. */
  settled: readonly Settled[];
  /** The entries of other tabs, by the name of the tab. Each tab sends its own. */
  elsewhere: Readonly<Record<string, OtherTab>>;
  /** Whether it began without a connection. */
  beganOffline: boolean;
}

interface OtherTab {
  entries: readonly Entry[];
  /** Ids of the confirmed entries that this tab knows of. */
  known: readonly string[];
}

type SendReport =
  | { type: 'entry confirmed'; id: string; response: unknown }
  | { type: 'entry refused'; id: string; error: unknown; reason?: MessageDescriptor | undefined };

export type OutboxEvent =
  | SendReport
  | { type: 'command given'; entry: Entry; replaces?: string | undefined }
  | { type: 'undo requested'; id: string }
  | { type: 'withdrawal requested'; id: string }
  | { type: 'undo expired'; id: string }
  /** The person points at what offers the undo, or focuses it. */
  | { type: 'undo paused'; id: string }
  | { type: 'undo resumed'; id: string }
  | { type: 'undo restarted'; id: string }
  | { type: 'entries dropped'; ids: readonly string[] }
  | { type: 'entries restored'; entries: readonly Entry[]; tabs: readonly string[] }
  | { type: 'other tab changed'; tab: string; entries: readonly Entry[]; settled: readonly Settled[] }
  | { type: 'flush requested' }
  | { type: 'read-only changed'; isReadOnly: boolean }
  | { type: 'connection changed'; isOffline: boolean };

export interface OutboxInput {
  /** The entries that an earlier page of this tab has left. */
  entries: readonly Entry[];
  elsewhere: OutboxContext['elsewhere'];
  /**
   * Whether there is no connection.
   * @default false
   */
  isOffline?: boolean;
}

/** How many confirmed entries are kept for other tabs, which may sleep for a while. */
const SETTLED_KEPT = 20;

export type SendLogic = ReturnType<typeof fromCallback<SendReport, { entry: Entry }>>;

/** Names for what the chart can do, check, and invoke. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxChange,
    input: {} as OutboxInput,
  },
  actors: {
    send: fromCallback<SendReport, { entry: Entry }>(() => undefined),
    'undo windows': undoWindows,
  },
  guards: {
    'began offline': ({ context }) => context.beganOffline,
    'is offline': ({ event }) => event.type === 'connection changed' && event.isOffline,
    'is read-only': ({ event }) => event.type === 'read-only changed' && event.isReadOnly,
    'something can be sent': and([
      stateIn({ connection: 'online', access: 'open' }),
      ({ context }) => due(context.entries).length > 0,
    ]),
  },
  actions: {
    'send what is due': enqueueActions(({ context, enqueue }) => {
      const entries = due(context.entries);
      enqueue.assign({
        entries: markSending(
          context.entries,
          entries.map(({ id }) => id),
        ),
      });
      for (const entry of entries) enqueue.spawnChild('send', { id: entry.id, input: { entry } });
    }),
    'set the undo windows': sendTo('undo windows', ({ context }) => ({
      type: 'windows changed',
      open: openWindows(context.entries),
    })),
    'pass it on': forwardTo('undo windows'),
    'add the entry': enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'command given') return;
      const { entry, replaces } = event;
      const entries = entry.undoes === undefined ? context.entries : expire(context.entries, entry.undoes);
      enqueue.assign({ entries: give(entries, entry, replaces) });
      enqueue.emit({ type: 'given', entry, replaces });
    }),
    'refuse the command': enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'command given') return;
      const { entry } = event;
      enqueue.emit({ type: 'rolled back', entry, error: new HttpError('view only', entry.feature) });
    }),
    'take it back': enqueueActions(({ context: { entries }, enqueue, event }) => {
      if (event.type !== 'undo requested' && event.type !== 'withdrawal requested') return;
      const undone =
        event.type === 'undo requested'
          ? undo(entries, event.id, newEntryId(), new Date().toISOString())
          : withdraw(entries, event.id);
      if (undone) enqueue.assign({ entries: undone.entries });
      enqueue.emit(undone ? { type: 'undone', entry: undone.entry } : { type: 'undo too late' });
    }),
    'let its undo expire': assign(({ context, event }) =>
      event.type === 'undo expired' ? { entries: expire(context.entries, event.id) } : {},
    ),
    'let every undo expire': assign(({ context }) => ({ entries: expireAll(context.entries) })),
    'confirm it': enqueueActions(({ context, enqueue, event }) => {
      const entry = context.entries.find(({ id }) => event.type === 'entry confirmed' && id === event.id);
      if (!entry || event.type !== 'entry confirmed') return;
      const { response } = event;
      enqueue.assign({
        entries: confirm(context.entries, event.id),
        settled: [...context.settled, { entry, response }].slice(-SETTLED_KEPT),
      });
      enqueue.stopChild(event.id);
      enqueue.emit({ type: 'confirmed', entry, response });
    }),
    'roll it back': enqueueActions(({ context, enqueue, event }) => {
      const entry = context.entries.find(({ id }) => event.type === 'entry refused' && id === event.id);
      if (!entry || event.type !== 'entry refused') return;
      enqueue.assign({ entries: rollback(context.entries, event.id) });
      enqueue.stopChild(event.id);
      enqueue.emit({ type: 'rolled back', entry, error: event.error, reason: event.reason });
    }),
    'drop them': enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'entries dropped') return;
      const isDropped = ({ id, state }: Entry) => state !== 'sending' && event.ids.includes(id);
      enqueue.assign({ entries: context.entries.filter((entry) => !isDropped(entry)) });
      enqueue.emit({ type: 'entries changed', dropped: context.entries.filter(isDropped) });
    }),
    'take them over': assign(({ context, event }) =>
      event.type === 'entries restored'
        ? { entries: [...event.entries, ...context.entries], elsewhere: withoutTabs(context.elsewhere, event.tabs) }
        : {},
    ),
    'follow the other tab': enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== 'other tab changed') return;
      const { tab, entries, settled } = event;
      const before = context.elsewhere[tab]?.known ?? [];
      const known = settled.map(({ entry }) => entry.id);
      enqueue.assign({ elsewhere: { ...context.elsewhere, [tab]: { entries: entries.filter(isUnconfirmed), known } } });
      for (const { entry, response } of settled) {
        if (!before.includes(entry.id)) enqueue.emit({ type: 'confirmed', entry, response, isOfOtherTab: true });
      }
    }),
    'say that entries changed': emit({ type: 'entries changed' }),
  },
});

function withoutTabs(elsewhere: OutboxContext['elsewhere'], tabs: readonly string[]): OutboxContext['elsewhere'] {
  return Object.fromEntries(Object.entries(elsewhere).filter(([tab]) => !tabs.includes(tab)));
}
