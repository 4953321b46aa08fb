import type { Product } from '@embarque/mocks/shop/contract';
import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { OutboxChanged, RunningOutbox } from '../../outbox/outbox.connect.ts';
import { applyAll } from '../../outbox/outbox.core.ts';
import type { Entry } from '../../outbox/outbox.types.ts';
import { outboxView, type OutboxViewEvent } from '../../outbox/view/outbox.view.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { cartOutbox } from '../cart.outbox.ts';
import { applyCommand, itemsOf, nothing } from './cart.commands.ts';
import type { CartAnswer, CartCommand, CartContents, StoredItem } from './cart.types.ts';

export interface CartInput {
  outbox: RunningOutbox;
  /** As stored in this browser. */
  kept: readonly StoredItem[];
  /** Resolves when the server has heard of the commands that are being sent. */
  settled: () => Promise<void>;
  /** Holds an order that was interrupted. */
  storage: SafeStorage;
}

export interface CartContext extends CartInput {
  /** As the server last confirmed it, which a refused command returns to. */
  confirmed: CartContents | null;
  /** Commands that the server has not confirmed, in order. */
  entries: readonly Entry<CartCommand>[];
  /** The confirmed lists with pending commands on top. */
  shown: CartContents | null;
  /**
   * The part to load again: delivery and offers of known lines, the lines of another tab, or everything, when only the server knows;
   * `null` when nothing is due.
   */
  refresh: 'promises' | 'other tab' | 'everything' | null;
  /** Why loading failed. */
  error: unknown;
}

export type CartEvent =
  | { type: 'product added'; product: Product }
  | { type: 'quantity changed'; product: Product; qty: number }
  | { type: 'product removed'; product: Product }
  | { type: 'product moved to wishlist'; product: Product }
  | { type: 'wishlist product added'; product: Product }
  | { type: 'wishlist product removed'; product: Product; isUndoOffered?: boolean }
  | OutboxChanged<CartCommand>
  | { type: 'cart requested' }
  | { type: 'try again' }
  | { type: 'other tab synced'; items: StoredItem[] }
  | { type: 'order placed' }
  /** The products are back in the cart, or go back before it is loaded again. */
  | { type: 'order failed' }
  | { type: 'session ended' };

export type CartMessage =
  | { type: 'command given'; command: CartCommand }
  /** The page was closed before its order was placed. */
  | { type: 'order returned' };

type Of<Type extends CartEvent['type']> = Extract<CartEvent, { type: Type }>;

type ToOutbox = OutboxViewEvent<CartContents, CartCommand>;

export interface LoadInput extends Pick<CartInput, 'settled' | 'storage'> {
  items: readonly StoredItem[] | null;
}

/** The lines that count whatever the server says; `null` when the server decides. */
export function standingItems({ refresh, confirmed, kept }: CartContext): readonly StoredItem[] | null {
  if (refresh === 'other tab') return kept;
  return refresh === 'promises' && confirmed ? itemsOf(confirmed) : null;
}

export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartMessage,
    input: {} as CartInput,
  },
  actors: {
    outbox: outboxView(cartOutbox),
    // An interrupted order is returned first, since part of the cart would otherwise show as all of it.
    load: fromPromise<CartAnswer, LoadInput>(async ({ input, signal }) => {
      await input.settled();
      // Loads with the first request: every page has a cart, and few load it.
      const [{ cartCalls }, { returnInterruptedOrder }] = await Promise.all([
        import('./cart.api.ts'),
        import('../order/cart.order.ts'),
      ]);
      const hasReturnedOrder = await returnInterruptedOrder({ signal, storage: input.storage });
      return { ...(await cartCalls.load(input.items, signal)), hasReturnedOrder };
    }),
  },
  guards: {
    'has pending commands': ({ context }) => context.entries.length > 0,
    'is outdated and nothing is pending': ({ context }) => context.refresh !== null && context.entries.length === 0,
    'gives a command': (_, { change }: Of<'outbox changed'>) => change?.type === 'given',
    'confirms a command': (_, { change }: Of<'outbox changed'>) => change?.type === 'confirmed',
    'differs from the known lines': ({ context }, { items }: Of<'other tab synced'>) =>
      JSON.stringify(items) !== JSON.stringify(context.confirmed ? itemsOf(context.confirmed) : context.kept),
  },
  actions: {
    'give the command': enqueueActions(({ context, enqueue }, command: CartCommand) => {
      const given: ToOutbox = { type: 'give', command, state: context.shown ?? nothing };
      enqueue.sendTo('outbox', given);
      enqueue.emit({ type: 'command given', command });
    }),
    'share what is confirmed': sendTo('outbox', ({ context }): ToOutbox => {
      return { type: 'data confirmed', data: context.confirmed };
    }),
    'set the entries': assign((_, { entries }: Of<'outbox changed'>) => ({ entries })),
    'follow the outbox': assign(({ context }, changed: Of<'outbox changed'>) => {
      const { entries } = changed;
      const { confirmed, refresh } = { ...context, ...afterResponse(context, changed) };
      return { entries, confirmed, refresh, shown: applyAll({ apply: applyCommand }, confirmed ?? nothing, entries) };
    }),
    'set the contents': enqueueActions(({ context, enqueue }, { hasReturnedOrder, ...confirmed }: CartAnswer) => {
      const shown = applyAll({ apply: applyCommand }, confirmed, context.entries);
      enqueue.assign({ confirmed, shown, refresh: null, error: null });
      if (hasReturnedOrder) enqueue.emit({ type: 'order returned' });
    }),
    'mark as outdated': assign({ refresh: 'everything' }),
    'mark as up to date': assign({ refresh: null }),
    'set the error': assign((_, { error }: { error: unknown }) => ({ error })),
    'sync the other tab': assign(({ context }, items: readonly StoredItem[]) => ({
      kept: items,
      refresh: context.confirmed && ('other tab' as const),
    })),
    'empty the cart': assign(({ context }) => {
      const emptied = { lines: [], wished: context.confirmed?.wished ?? [] };
      return { kept: [], confirmed: emptied, shown: emptied, refresh: 'everything' as const };
    }),
    'clear everything': assign({ kept: [], confirmed: null, shown: null, entries: [], refresh: null, error: null }),
  },
});

/** The confirmed lists after a response, and what is to be loaded again. */
function afterResponse(
  { confirmed: before, refresh }: CartContext,
  { change }: OutboxChanged<CartCommand>,
): Partial<CartContext> {
  // Part of a refused command may have been saved, and only the server knows which.
  if (change?.type === 'rolled back') return { refresh: 'everything' };
  if (change?.type !== 'confirmed') return {};
  const confirmed = applyCommand(before ?? nothing, change.entry.command);
  const isNew = confirmed.lines.some(({ promise }) => promise === null);
  // The other tab's lines lack this command; the server has both.
  if (refresh === 'other tab') return { confirmed, refresh: 'everything' };
  return { confirmed, refresh: refresh ?? (isNew ? 'promises' : null) };
}
