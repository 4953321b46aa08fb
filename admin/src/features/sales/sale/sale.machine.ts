import type { SaleChange } from '@embarque/mocks/sales-api/contract';
import { type Actor, assertEvent, assign, enqueueActions, fromPromise, setup } from 'xstate';
import { errorOf } from '../../../app-state/machine.errors.ts';
import { awaitEntry, type EntryEnd, ifUndone } from '../../../outbox/entry/outbox.await.ts';
import type { RunningOutbox } from '../../../outbox/outbox.connect.ts';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import { salesCalls } from '../server/sales.api.ts';
import { type SaleResponse, salesOutbox } from '../server/sales.outbox.ts';
import type { Sale } from '../server/sale.schema.ts';

export interface SaleInput {
  outbox: RunningOutbox;
  id: string;
  /** The sale, when the list has it. A change may take it out of the list that is filtered; it stays open. */
  sale: Sale | null;
}

interface SaleContext extends SaleInput {
  /** Why it could not be loaded; stays while it is loaded once more. */
  error: unknown;
  /** The status that it is asked to get. */
  next: SaleChange['status'] | null;
  /** Id of the entry that changes it. */
  entryId: string;
  /** Why the last change was refused. */
  refusal: unknown;
}

export type SaleEvent =
  | { type: 'try again' }
  /** Asks before the sale gets another status. */
  | { type: 'change requested'; status: SaleChange['status'] }
  | { type: 'change confirmed'; status: SaleChange['status'] }
  /** Closes the question. A change that is given and not sent yet is taken back. */
  | { type: 'change cancelled' };

const confirmed = { target: 'saving', actions: ['name the entry', 'forget the refusal'] } as const;

/** One open sale, from the list or from the server. A question stays until the server has confirmed its change. */
export const saleMachine = setup({
  types: {
    context: {} as SaleContext,
    events: {} as SaleEvent,
    input: {} as SaleInput,
  },
  actors: {
    find: fromPromise<Sale | null, { id: string }>(({ input, signal }) => salesCalls.find(input.id, signal)),
    'await entry': awaitEntry(salesOutbox),
  },
  guards: {
    'is known': ({ context: { sale } }) => sale !== null,
    'was found': (_, found: Sale | null) => found !== null,
    'was undone': (_, end: EntryEnd) => end.type === 'undone',
  },
  actions: {
    'show the sale': assign((_, sale: Sale | null) => ({ sale, error: null })),
    'keep the error': assign((_, error: unknown) => ({ error })),
    'ask about the change': assign((_, next: SaleChange['status']) => ({ next })),
    'name the entry': assign(() => ({ entryId: newEntryId() })),
    'take the change back': enqueueActions(({ context: { outbox, entryId }, enqueue }) => {
      enqueue.sendTo(outbox.actor, { type: 'withdrawal requested', id: entryId });
    }),
    'show the changed sale': assign((_, end: EntryEnd<SaleResponse>) =>
      end.type === 'confirmed' && end.response ? { sale: end.response } : {},
    ),
    'show the refusal': assign((_, refusal: unknown) => ({ refusal })),
    'forget the refusal': assign({ refusal: null }),
  },
}).createMachine({
  id: 'sale',
  context: ({ input }) => ({ ...input, error: null, next: null, entryId: '', refusal: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'is known', target: 'ready' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'find',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'was found', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'show the sale', params: ({ event }) => event.output },
          },
          { target: 'missing', actions: { type: 'show the sale', params: null } },
        ],
        onError: { target: 'failed', actions: { type: 'keep the error', params: errorOf } },
      },
    },
    failed: { on: { 'try again': 'loading' } },
    missing: {},
    ready: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'change requested': {
              target: 'asking',
              actions: { type: 'ask about the change', params: ({ event }) => event.status },
            },
          },
        },
        asking: { on: { 'change confirmed': confirmed, 'change cancelled': 'idle' } },
        saving: {
          on: { 'change cancelled': { actions: 'take the change back' } },
          invoke: {
            src: 'await entry',
            input: ({ context: { outbox, id, entryId }, event }) => {
              assertEvent(event, 'change confirmed');
              const command = { id, status: event.status };
              return { outbox, given: { id: entryId, command, state: [], isInline: true } };
            },
            onDone: [
              { guard: ifUndone, target: 'idle' },
              { target: 'idle', actions: { type: 'show the changed sale', params: ({ event }) => event.output } },
            ],
            onError: { target: 'refused', actions: { type: 'show the refusal', params: errorOf } },
          },
        },
        refused: {
          on: { 'change confirmed': confirmed, 'change cancelled': { target: 'idle', actions: 'forget the refusal' } },
        },
      },
    },
  },
});

export type SaleActor = Actor<typeof saleMachine>;
