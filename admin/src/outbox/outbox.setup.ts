import {
  and,
  assign,
  type CallbackActorLogic,
  emit,
  enqueueActions,
  type EventObject,
  fromCallback,
  sendTo,
  setup,
  stateIn,
  type Subscription,
} from 'xstate';
import { HttpError } from '../http/http.error.ts';
import { type EntryReport, outboxEntryMachine } from './entry/outbox-entry.machine.ts';
import { add, change, due, inverseEntry, isUnconfirmed, rollback } from './outbox.core.ts';
import type { Entry, OutboxChange } from './outbox.types.ts';

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

export type OutboxEvent =
  | EntryReport
  /** `replaces` is the id of the unsent entry that is merged into this one. */
  | { type: 'command given'; entry: Entry; replaces?: string | undefined }
  /** The events of one entry, by its id. */
  | { type: 'undo requested'; id: string }
  | { type: 'withdrawal requested'; id: string }
  | { type: 'undo paused'; id: string }
  | { type: 'undo resumed'; id: string }
  | { type: 'undo restarted'; id: string }
  | { type: 'undo expired'; id: string }
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

/** The outbox as its storage sees it. */
interface WatchedOutbox {
  getSnapshot: () => { context: OutboxContext };
  subscribe: (next: (snapshot: { context: OutboxContext }) => void) => Subscription;
}

export type StorageLogic = CallbackActorLogic<EventObject, { outbox: WatchedOutbox }>;

/** How many confirmed entries are kept for other tabs, which may sleep for a while. */
const SETTLED_KEPT = 20;

type Of<Type extends OutboxEvent['type']> = Extract<OutboxEvent, { type: Type }>;
type WithId = { id: string };
type WithEntry = { entry: Entry };
type WithEntries = { entries: readonly Entry[] };

/** Names for what the chart can do, check, and invoke. */
export const outboxSetup = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    emitted: {} as OutboxChange,
    input: {} as OutboxInput,
  },
  actors: {
    entry: outboxEntryMachine,
    storage: fromCallback<EventObject, { outbox: WatchedOutbox }>(() => undefined),
  },
  guards: {
    'began offline': ({ context }) => context.beganOffline,
    'is offline': (_, { isOffline }: Of<'connection changed'>) => isOffline,
    'is online': (_, { isOffline }: Of<'connection changed'>) => !isOffline,
    'is read-only': (_, { isReadOnly }: Of<'read-only changed'>) => isReadOnly,
    'is writable': (_, { isReadOnly }: Of<'read-only changed'>) => !isReadOnly,
    'is listed': ({ context }, { id }: WithId) => context.entries.some((entry) => entry.id === id),
    'something can be sent': and([
      stateIn({ connection: 'online', access: 'open' }),
      ({ context }) => due(context.entries).length > 0,
    ]),
  },
  actions: {
    'start the entries': enqueueActions(({ enqueue }, { entries }: WithEntries) => {
      for (const entry of entries) enqueue.spawnChild('entry', { id: entry.id, input: { entry } });
    }),
    'tell the next that their turn came': enqueueActions(({ context: { entries }, enqueue }) => {
      const next = due(entries).map(({ id }) => id);
      enqueue.assign({ entries: next.reduce((all, id) => change(all, id, { state: 'sending' }), entries) });
      for (const id of next) enqueue.sendTo(id, { type: 'turn came' });
    }),
    'tell the entry': sendTo(
      (_, { id }: WithId) => id,
      (_, event) => event,
    ),
    'let every undo expire': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.entries) enqueue.sendTo(id, { type: 'undo expired' });
    }),
    'add the command': enqueueActions(({ context: { entries }, enqueue }, { entry, replaces }: Of<'command given'>) => {
      enqueue.assign({ entries: add(entries, entry, replaces) });
      if (replaces !== undefined) enqueue.stopChild(replaces);
      if (entries.some(({ id }) => id === entry.undoes)) enqueue.sendTo(`${entry.undoes}`, { type: 'undo expired' });
      enqueue.spawnChild('entry', { id: entry.id, input: { entry } });
      enqueue.emit({ type: 'given', entry, replaces });
    }),
    'refuse the command': emit((_, { entry }: WithEntry) => ({
      type: 'rolled back',
      entry,
      error: new HttpError('view only', entry.feature),
    })),
    'queue it': assign(({ context }, { entry }: WithEntry) => ({
      entries: change(context.entries, entry.id, { state: 'pending' }),
    })),
    'close its undo': assign(({ context }, { entry }: WithEntry) => ({
      entries: change(context.entries, entry.id, { isUndoExpired: true }),
    })),
    'give its inverse': enqueueActions(({ context, enqueue }, { entry: undone }: WithEntry) => {
      const entry = inverseEntry(undone);
      enqueue.assign({ entries: add(context.entries, entry) });
      enqueue.spawnChild('entry', { id: entry.id, input: { entry } });
    }),
    'confirm it': enqueueActions(({ context, enqueue }, { entry, response }: Of<'entry confirmed'>) => {
      enqueue.assign({
        entries: change(context.entries, entry.id, { state: 'confirmed' }),
        settled: [...context.settled, { entry, response }].slice(-SETTLED_KEPT),
      });
      enqueue.emit({ type: 'confirmed', entry, response });
    }),
    'roll it back': enqueueActions(({ context, enqueue }, { entry, error, reason }: Of<'entry refused'>) => {
      const entries = rollback(context.entries, entry.id);
      enqueue.assign({ entries });
      for (const one of context.entries) if (!entries.includes(one)) enqueue.stopChild(one.id);
      enqueue.emit({ type: 'rolled back', entry, error, reason });
    }),
    'remove it': enqueueActions(({ context, enqueue }, { entry }: WithEntry) => {
      enqueue.assign({ entries: context.entries.filter(({ id }) => id !== entry.id) });
      enqueue.stopChild(entry.id);
    }),
    'remove what has no effect': enqueueActions(({ context, enqueue }, { ids }: Of<'entries dropped'>) => {
      const isDropped = ({ id, state }: Entry) => state !== 'sending' && ids.includes(id);
      const dropped = context.entries.filter(isDropped);
      enqueue.assign({ entries: context.entries.filter((entry) => !isDropped(entry)) });
      for (const { id } of dropped) enqueue.stopChild(id);
      enqueue.emit({ type: 'entries changed', dropped });
    }),
    'take them over': assign(({ context }, { entries, tabs }: Of<'entries restored'>) => ({
      entries: [...entries, ...context.entries],
      elsewhere: withoutTabs(context.elsewhere, tabs),
    })),
    'follow the other tab': enqueueActions(({ context, enqueue }, changed: Of<'other tab changed'>) => {
      const { tab, entries, settled } = changed;
      const before = context.elsewhere[tab]?.known ?? [];
      const known = settled.map(({ entry }) => entry.id);
      enqueue.assign({ elsewhere: { ...context.elsewhere, [tab]: { entries: entries.filter(isUnconfirmed), known } } });
      for (const { entry, response } of settled) {
        if (!before.includes(entry.id)) enqueue.emit({ type: 'confirmed', entry, response, isOfOtherTab: true });
      }
    }),
    'report the undo': emit((_, { entry }: WithEntry) => ({ type: 'undone', entry })),
    'report that it is too late': emit({ type: 'undo too late' }),
    'report that entries changed': emit({ type: 'entries changed' }),
  },
});

function withoutTabs(elsewhere: OutboxContext['elsewhere'], tabs: readonly string[]): OutboxContext['elsewhere'] {
  return Object.fromEntries(Object.entries(elsewhere).filter(([tab]) => !tabs.includes(tab)));
}
