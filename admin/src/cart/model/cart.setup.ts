import type { Product } from '@embarque/mocks/shop/contract';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { applyChange, applyChanges, itemsOf } from './cart.changes.ts';
import type { CartAnswer, CartChange, CartContents, StoredItem } from './cart.types.ts';

export interface CartContext {
  /** As stored in this browser; counted until the server responds. */
  kept: readonly StoredItem[];
  /** As the server last confirmed it, which a refused change returns to. */
  confirmed: CartContents | null;
  /** Changes that the server has not confirmed, in order; the first is being saved. */
  waiting: readonly CartChange[];
  /** The confirmed lists with pending changes on top. */
  shown: CartContents | null;
  /**
   * What to load again: delivery and offers of known lines, the lines of another tab, or everything, when only the server knows;
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
  | { type: 'product restored'; product: Product; qty: number; at: number }
  | { type: 'product moved to wishlist'; product: Product }
  | { type: 'product moved back'; product: Product; qty: number; at: number; wasOnWishlist: boolean }
  | { type: 'wishlist product added'; product: Product }
  | { type: 'wishlist product removed'; product: Product }
  | { type: 'wishlist product restored'; product: Product; at: number }
  | { type: 'cart requested' }
  | { type: 'try again' }
  | { type: 'other tab synced'; items: StoredItem[] }
  | { type: 'order placed' }
  /** The products are back in the cart, or go back before it is loaded again. */
  | { type: 'order failed' }
  | { type: 'session ended' };

export type CartMessage =
  | { type: 'changes refused'; changes: readonly CartChange[]; error: unknown }
  | { type: 'product removed'; product: Product; qty: number; at: number }
  | { type: 'product moved to wishlist'; product: Product; qty: number; at: number; wasOnWishlist: boolean }
  | { type: 'wishlist product removed'; product: Product; at: number }
  /** The page was closed before its order was placed. */
  | { type: 'order returned' };

/** Loads with the first request: every page has a cart, and few load it. */
const calls = async () => ({ ...(await import('./cart.api.ts')), ...(await import('../order/cart.order.ts')) });

const nothing: CartContents = { lines: [], wished: [] };

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
    input: {} as { kept: readonly StoredItem[] },
  },
  actors: {
    // An interrupted order is returned first, since part of the cart would otherwise show as all of it.
    load: fromPromise<CartAnswer, { items: readonly StoredItem[] | null }>(async ({ input, signal }) => {
      const { cartCalls, returnInterruptedOrder } = await calls();
      const hasReturnedOrder = await returnInterruptedOrder(signal);
      return { ...(await cartCalls.load(input.items, signal)), hasReturnedOrder };
    }),
    save: fromPromise<void, { change?: CartChange }>(async ({ input: { change }, signal }) => {
      const { cartCalls, returnInterruptedOrder } = await calls();
      await returnInterruptedOrder(signal);
      if (change) await cartCalls.save(change, signal);
    }),
  },
  guards: {
    'has pending changes': ({ context }) => context.waiting.length > 0,
    'is outdated': ({ context }) => context.refresh !== null,
    'was on the wishlist before': ({ event }) => event.type === 'product moved back' && event.wasOnWishlist,
    'differs from the known lines': ({ context, event }) =>
      event.type === 'other tab synced' &&
      JSON.stringify(event.items) !== JSON.stringify(context.confirmed ? itemsOf(context.confirmed) : context.kept),
  },
  actions: {
    'add the change': assign(({ context }, change: CartChange) => ({
      waiting: [...context.waiting, change],
      shown: context.shown && applyChange(context.shown, change),
    })),
    'set the contents': enqueueActions(({ context, enqueue }, { hasReturnedOrder, ...confirmed }: CartAnswer) => {
      enqueue.assign({ confirmed, shown: applyChanges(confirmed, context.waiting), refresh: null, error: null });
      if (hasReturnedOrder) enqueue.emit({ type: 'order returned' });
    }),
    'confirm the change': assign(({ context }) => {
      const [change, ...waiting] = context.waiting;
      const confirmed = change ? applyChange(context.confirmed ?? nothing, change) : context.confirmed;
      const isNew = change?.kind === 'put' && confirmed?.lines.some(({ promise }) => promise === null);
      // The other tab's lines lack this change; the server has both.
      const before = context.refresh === 'other tab' ? 'everything' : context.refresh;
      return { confirmed, waiting, refresh: before ?? (isNew ? 'promises' : null) };
    }),
    'roll back the change': assign(({ context }) => {
      const waiting = context.waiting.slice(1);
      // Part of it may have been saved, and only the server knows which.
      return { waiting, shown: applyChanges(context.confirmed ?? nothing, waiting), refresh: 'everything' };
    }),
    'mark as outdated': assign({ refresh: 'everything' }),
    'mark as up to date': assign({ refresh: null }),
    'set the error': assign((_, { error }: { error: unknown }) => ({ error, waiting: [] })),
    'sync the other tab': assign(({ context }, items: readonly StoredItem[]) => ({
      kept: items,
      refresh: context.confirmed && 'other tab',
    })),
    'empty the cart': assign(({ context }) => {
      const emptied = { lines: [], wished: context.confirmed?.wished ?? [] };
      return { kept: [], confirmed: emptied, shown: emptied, waiting: [], refresh: 'everything' };
    }),
    'clear everything': assign({ kept: [], confirmed: null, shown: null, waiting: [], refresh: null, error: null }),
    'announce the removal': emit(({ context }, product: Product) => ({
      type: 'product removed' as const,
      ...placeOf(context, product),
    })),
    'announce the move': emit(({ context }, product: Product) => ({
      type: 'product moved to wishlist' as const,
      ...placeOf(context, product),
      wasOnWishlist: context.shown?.wished.some(({ id }) => id === product.id) ?? false,
    })),
    'announce the wishlist removal': emit(({ context }, product: Product) => {
      const at = context.shown?.wished.findIndex(({ id }) => id === product.id) ?? -1;
      return { type: 'wishlist product removed' as const, product, at };
    }),
    'announce the refusal': emit(({ context }, { error }: { error: unknown }) => ({
      type: 'changes refused' as const,
      changes: context.waiting.slice(0, 1),
      error,
    })),
    'announce all refusals': emit(({ context }, { error }: { error: unknown }) => ({
      type: 'changes refused' as const,
      changes: context.waiting,
      error,
    })),
  },
});

/** The position and quantity of a product in the cart. */
function placeOf({ shown }: CartContext, product: Product) {
  const lines = shown?.lines ?? [];
  const at = lines.findIndex((line) => line.product.id === product.id);
  return { product, at, qty: lines[at]?.qty ?? 1 };
}
