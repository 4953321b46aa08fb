import { LONGEST_HOLD_MS, UNDO_MS } from '@embarque/design-system/undo-clock';
import type { MessageDescriptor } from '@lingui/core';
import { assign, fromCallback, not, raise, sendParent, setup } from 'xstate';
import { canStillBeUndone } from '../outbox.core.ts';
import type { Entry } from '../outbox.types.ts';

interface EntryContext {
  entry: Entry;
  /** How much of the time for an undo is left, in milliseconds. */
  leftMs: number;
  /** How long a person can still hold that time back, in milliseconds. */
  holdLeftMs: number;
  /** When the time began to run, or to stand still. */
  since: number;
}

/** How the server responded. `reason` is the one that the feature names. */
export type SendReport =
  | { type: 'entry confirmed'; response: unknown }
  | { type: 'entry refused'; error: unknown; reason?: MessageDescriptor | undefined };

/** The reports of an entry to the outbox; `entry` is as it was before. */
export type EntryReport =
  | (SendReport & { entry: Entry })
  /** It is held no longer. */
  | { type: 'entry queued'; entry: Entry }
  /** It is gone without having been sent. */
  | { type: 'entry withdrawn'; entry: Entry }
  /** The server may know it: its inverse is to be given. */
  | { type: 'entry undone'; entry: Entry }
  | { type: 'undo too late'; entry: Entry }
  /** It can no longer be undone. */
  | { type: 'undo closed'; entry: Entry }
  /** Nothing is left to do about it. */
  | { type: 'entry closed'; entry: Entry };

type EntryEvent =
  | SendReport
  | { type: 'turn came' }
  | { type: 'undo requested' }
  | { type: 'withdrawal requested' }
  /** The person points at what offers the undo, or focuses it. */
  | { type: 'undo paused' }
  | { type: 'undo resumed' }
  /** Another entry of its kind shares its message. */
  | { type: 'undo restarted' }
  | { type: 'undo expired' };

export type SendLogic = ReturnType<typeof fromCallback<SendReport, { entry: Entry }>>;

type Report = SendReport | { type: Exclude<EntryReport['type'], SendReport['type']> };

const report = (type: Exclude<Report, SendReport>['type']) => ({ type: 'report', params: { type } }) as const;

/**
 * One command until the server has it. It is sent once, when its turn has come; a held one is queued when its undo has expired. The
 * time for the undo runs beside that, whether or not a message offers it.
 */
export const outboxEntryMachine = setup({
  types: {
    context: {} as EntryContext,
    events: {} as EntryEvent,
    input: {} as { entry: Entry },
  },
  actors: { send: fromCallback<SendReport, { entry: Entry }>(() => undefined) },
  delays: {
    'undo left': ({ context }) => context.leftMs,
    'hold left': ({ context }) => context.holdLeftMs,
  },
  guards: {
    'is held': ({ context }) => context.entry.state === 'held',
    'its undo has expired': ({ context }) => context.entry.isUndoExpired === true,
    'can be undone': ({ context }) => canStillBeUndone(context.entry),
    'its undo counts': ({ context: { entry } }) => {
      const isMessageShown = entry.description.when !== 'confirmed' || entry.state === 'confirmed';
      return entry.state === 'held' || (isMessageShown && canStillBeUndone(entry));
    },
  },
  actions: {
    'set the state': assign(({ context: { entry } }, { state }: Pick<Entry, 'state'>) => ({
      entry: { ...entry, state },
    })),
    'close the undo': assign(({ context: { entry } }) => ({ entry: { ...entry, isUndoExpired: true } })),
    'give it the whole time': assign({ leftMs: UNDO_MS, holdLeftMs: LONGEST_HOLD_MS }),
    'look at the clock': assign(() => ({ since: performance.now() })),
    'count the time': assign(({ context }) => ({ leftMs: context.leftMs - passedSince(context) })),
    'count the pause': assign(({ context }) => ({ holdLeftMs: context.holdLeftMs - passedSince(context) })),
    report: sendParent(({ context: { entry } }, of: Report) => ({ ...of, entry })),
  },
}).createMachine({
  id: 'outboxEntry',
  context: ({ input: { entry } }) => ({ entry, leftMs: UNDO_MS, holdLeftMs: LONGEST_HOLD_MS, since: 0 }),
  type: 'parallel',
  on: {
    'undo requested': { actions: report('undo too late') },
    'withdrawal requested': { actions: report('undo too late') },
  },
  states: {
    delivery: {
      initial: 'unsent',
      states: {
        unsent: {
          initial: 'deciding',
          on: {
            'turn came': 'sent',
            'undo requested': { guard: 'can be undone', target: 'withdrawn' },
            'withdrawal requested': 'withdrawn',
          },
          states: {
            deciding: { always: [{ guard: 'is held', target: 'held' }, { target: 'queued' }] },
            held: {
              always: {
                guard: 'its undo has expired',
                target: 'queued',
                actions: [{ type: 'set the state', params: { state: 'pending' } }, report('entry queued')],
              },
            },
            queued: {},
          },
        },
        sent: {
          initial: 'sending',
          on: {
            'undo requested': {
              guard: 'can be undone',
              actions: [report('entry undone'), raise({ type: 'undo expired' })],
            },
          },
          states: {
            sending: {
              entry: { type: 'set the state', params: { state: 'sending' } },
              invoke: { src: 'send', input: ({ context: { entry } }) => ({ entry }) },
              on: {
                'entry confirmed': { target: 'confirmed', actions: { type: 'report', params: ({ event }) => event } },
                'entry refused': {
                  target: '#outboxEntry.delivery.refused',
                  actions: { type: 'report', params: ({ event }) => event },
                },
              },
            },
            confirmed: {
              entry: { type: 'set the state', params: { state: 'confirmed' } },
              always: { guard: not('can be undone'), target: '#outboxEntry.delivery.closed' },
            },
          },
        },
        closed: { type: 'final', entry: report('entry closed') },
        refused: { type: 'final' },
        withdrawn: { type: 'final', entry: report('entry withdrawn') },
      },
    },
    undo: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'its undo counts', target: 'open' }, on: { 'undo expired': 'closed' } },
        open: {
          initial: 'running',
          on: {
            'undo restarted': { target: '.running', reenter: true, actions: 'give it the whole time' },
            'undo expired': 'closed',
          },
          states: {
            running: {
              entry: 'look at the clock',
              exit: 'count the time',
              after: { 'undo left': '#outboxEntry.undo.closed' },
              on: { 'undo paused': 'paused' },
            },
            paused: {
              entry: 'look at the clock',
              exit: 'count the pause',
              after: { 'hold left': 'running' },
              on: { 'undo resumed': 'running' },
            },
          },
        },
        closed: { type: 'final', entry: ['close the undo', report('undo closed')] },
      },
    },
  },
});

const passedSince = ({ since }: EntryContext): number => performance.now() - since;
