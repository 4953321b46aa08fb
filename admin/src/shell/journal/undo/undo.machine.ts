import { type Actor, assign, fromPromise, sendTo, setup } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { withEvent } from '../../../app-state/with-event.ts';
import { withPartialUndo } from '../../../outbox/journal/journal.core.ts';
import type { Journal, JournalEntry } from '../../../outbox/journal/journal.types.ts';
import type { UndoPlan } from '../../../outbox/journal/undo.core.ts';
import { findUndo, type FoundUndo, retryOf, undoEntry } from '../../../outbox/journal/undo.ts';
import type { OutboxActor } from '../../../outbox/outbox.machine.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import type { Persisted } from '../../../storage/persisted.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import { loadFeature, loadUndoRules } from '../../outbox-features.ts';

export interface UndoInput {
  /** The change as it is when the machine begins; each request brings the one of its moment. */
  one: JournalEntry;
  outbox: OutboxActor;
  journal: Persisted<Journal>;
  storage: SafeStorage;
}

interface UndoContext extends UndoInput {
  /** The undo that the server allows; `null` until it was asked. */
  found: FoundUndo | null;
  error: unknown;
}

export type UndoEvent =
  /** The server does not know of the change: nobody has to be asked. */
  | { type: 'withdraw' }
  | { type: 'undo'; one: JournalEntry }
  /** Gives a refused change once more. */
  | { type: 'try again'; one: JournalEntry }
  | { type: 'undo the rest' }
  | { type: 'leave everything' };

type Of<Type extends UndoEvent['type']> = Extract<UndoEvent, { type: Type }>;

const ask = { target: 'checking', actions: withEvent('keep the change') } as const;
const giveAgain = { target: 'retrying', actions: withEvent('keep the change') } as const;

/**
 * The undo of one change of the journal. Whatever can be undone is, unless a part would stay: that is asked first. A page that is left
 * meanwhile undoes nothing.
 */
export const undoMachine = setup({
  types: {
    context: {} as UndoContext,
    events: {} as UndoEvent,
    input: {} as UndoInput,
    tags: {} as 'busy',
  },
  actors: {
    'find undo': fromPromise<FoundUndo, UndoInput>(({ input, signal }) =>
      findUndo(input.one, input.journal.read(), surroundingsOf(input), signal),
    ),
    'find command': fromPromise<Entry, UndoInput>(({ input, signal }) =>
      retryOf(input.one.entry, surroundingsOf(input), signal),
    ),
  },
  guards: {
    'nothing can be undone': (_, { plan }: FoundUndo) => plan.inverse === null,
    'a part would stay': (_, { plan }: FoundUndo) => plan.partial !== null,
  },
  actions: {
    'keep the change': assign((_, { one }: Of<'undo' | 'try again'>) => ({ one, found: null, error: null })),
    'keep what is found': assign((_, found: FoundUndo) => ({ found })),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'note what stays': ({ context: { journal, one } }, { partial }: UndoPlan) =>
      void journal.write(withPartialUndo(journal.read(), one.entry.id, partial)),
    'give the undo': sendTo(
      ({ context }) => context.outbox,
      ({ context }, { feature, plan }: FoundUndo) => given(undoEntry(feature, context.one.entry, plan.inverse)),
    ),
    'give the command': sendTo(
      ({ context }) => context.outbox,
      (_, entry: Entry) => given(entry),
    ),
    'withdraw the command': sendTo(
      ({ context }) => context.outbox,
      ({ context }) => ({ type: 'withdrawal requested', id: context.one.entry.id }),
    ),
  },
}).createMachine({
  id: 'journalUndo',
  context: ({ input }) => ({ ...input, found: null, error: null }),
  initial: 'idle',
  states: {
    idle: { on: { withdraw: { actions: 'withdraw the command' }, undo: ask, 'try again': giveAgain } },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'find undo',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'nothing can be undone', params: ({ event }) => event.output },
            target: 'staying',
            actions: { type: 'keep what is found', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'a part would stay', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keep what is found', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: [
              { type: 'note what stays', params: ({ event }) => event.output.plan },
              { type: 'give the undo', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'keep the error', params: errorOf } },
      },
    },
    asking: {
      on: {
        'undo the rest': {
          target: 'idle',
          actions: [
            { type: 'note what stays', params: ({ context }) => foundIn(context).plan },
            { type: 'give the undo', params: ({ context }) => foundIn(context) },
          ],
        },
        'leave everything': 'idle',
      },
    },
    staying: { on: { undo: ask } },
    failed: { on: { undo: ask, 'try again': giveAgain } },
    retrying: {
      tags: 'busy',
      invoke: {
        src: 'find command',
        input: ({ context }) => context,
        onDone: { target: 'idle', actions: { type: 'give the command', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'keep the error', params: errorOf } },
      },
    },
  },
});

export type UndoActor = Actor<typeof undoMachine>;

const surroundingsOf = ({ outbox, storage }: UndoInput) => ({
  actor: outbox,
  storage,
  loadFeature,
  loadRules: loadUndoRules,
});

const given = (entry: Entry) => ({ type: 'command given', entry }) as const;

function foundIn({ found }: UndoContext): FoundUndo {
  if (!found) throw new Error('Nothing is found to undo. Run "keep what is found" first.');
  return found;
}
