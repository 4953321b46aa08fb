import type { Product } from '@embarque/mocks/shop/contract';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { applyChange, applyChanges, itemsOf } from './cart.changes.ts';
import type { CartAnswer, CartChange, CartContents, KeptItem } from './cart.types.ts';

export interface CartContext {
  /** What the browser kept: it is counted until the server has answered. */
  kept: readonly KeptItem[];
  /** As the server last confirmed it; what a refused change returns to. */
  confirmed: CartContents | null;
  /** What the server has not answered yet, in order; the first is being saved. */
  waiting: readonly CartChange[];
  /** What is on screen: `confirmed` with all that waits. */
  shown: CartContents | null;
  /**
   * What the server is to be asked again for: what it promises for lines that are known, what another tab has changed, or
   * everything, because only the server knows; `null` while there is no need.
   */
  refresh: 'promises' | 'other tab' | 'everything' | null;
  /** Why it could not be loaded. */
  error: unknown;
}

export type CartEvent =
  | { type: 'product added'; product: Product }
  | { type: 'quantity changed'; product: Product; qty: number }
  | { type: 'product removed'; product: Product }
  | { type: 'product put back'; product: Product; qty: number; at: number }
  | { type: 'product moved to wishlist'; product: Product }
  | { type: 'product moved back'; product: Product; qty: number; at: number; wasWished: boolean }
  | { type: 'product wished for'; product: Product }
  | { type: 'wish dropped'; product: Product }
  | { type: 'wish put back'; product: Product; at: number }
  | { type: 'cart wanted' }
  | { type: 'try again' }
  | { type: 'other tab changed it'; items: KeptItem[] }
  | { type: 'order placed' }
  /** What it took out of the cart is back, or is put back before the server is asked again. */
  | { type: 'order broken off' }
  | { type: 'session ended' };

export type CartMessage =
  /** None of these happened. */
  | { type: 'changes refused'; changes: readonly CartChange[]; error: unknown }
  | { type: 'product taken out'; product: Product; qty: number; at: number }
  | { type: 'product moved to wishlist'; product: Product; qty: number; at: number; wasWished: boolean }
  | { type: 'wish dropped'; product: Product; at: number }
  /** The page of an order went away before it was placed. */
  | { type: 'order put back' };

/** What the server is asked loads with the first question: every page of a session has a cart, and few ask. */
const calls = async () => ({ ...(await import('./cart.api.ts')), ...(await import('../order/cart.order.ts')) });

const nothing: CartContents = { lines: [], wished: [] };

/** The lines that stand whatever the server says; `null` when its word counts. */
export function standingItems({ refresh, confirmed, kept }: CartContext): readonly KeptItem[] | null {
  if (refresh === 'other tab') return kept;
  return refresh === 'promises' && confirmed ? itemsOf(confirmed) : null;
}

/** What the machine of the cart is made of. */
export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartMessage,
    input: {} as { kept: readonly KeptItem[] },
  },
  actors: {
    // Before all else the cart is made whole: part of it would be shown as if it were all.
    load: fromPromise<CartAnswer, { items: readonly KeptItem[] | null }>(async ({ input, signal }) => {
      const { cartCalls, putBackWhatWasLeft } = await calls();
      const wasOrderLeft = await putBackWhatWasLeft(signal);
      return { ...(await cartCalls.load(input.items, signal)), wasOrderLeft };
    }),
    save: fromPromise<void, { change?: CartChange }>(async ({ input: { change }, signal }) => {
      const { cartCalls, putBackWhatWasLeft } = await calls();
      await putBackWhatWasLeft(signal);
      if (change) await cartCalls.save(change, signal);
    }),
  },
  guards: {
    'a change waits': ({ context }) => context.waiting.length > 0,
    'the server knows more': ({ context }) => context.refresh !== null,
    'it was wished for before': ({ event }) => event.type === 'product moved back' && event.wasWished,
    'it is news': ({ context, event }) =>
      event.type === 'other tab changed it' &&
      JSON.stringify(event.items) !== JSON.stringify(context.confirmed ? itemsOf(context.confirmed) : context.kept),
  },
  actions: {
    'do it': assign(({ context }, change: CartChange) => ({
      waiting: [...context.waiting, change],
      shown: context.shown && applyChange(context.shown, change),
    })),
    'take over the answer': enqueueActions(({ context, enqueue }, { wasOrderLeft, ...confirmed }: CartAnswer) => {
      enqueue.assign({ confirmed, shown: applyChanges(confirmed, context.waiting), refresh: null, error: null });
      if (wasOrderLeft) enqueue.emit({ type: 'order put back' });
    }),
    'confirm the change': assign(({ context }) => {
      const [change, ...waiting] = context.waiting;
      const confirmed = change ? applyChange(context.confirmed ?? nothing, change) : context.confirmed;
      const isNew = change?.kind === 'put' && confirmed?.lines.some(({ promise }) => promise === null);
      // What another tab wrote knows nothing of this change; the server knows both.
      const before = context.refresh === 'other tab' ? 'everything' : context.refresh;
      return { confirmed, waiting, refresh: before ?? (isNew ? 'promises' : null) };
    }),
    'take it back': assign(({ context }) => {
      const waiting = context.waiting.slice(1);
      // Part of it may have happened, and only the server knows which.
      return { waiting, shown: applyChanges(context.confirmed ?? nothing, waiting), refresh: 'everything' };
    }),
    'ask for everything': assign({ refresh: 'everything' }),
    'ask no more': assign({ refresh: null }),
    'note the failure': assign((_, { error }: { error: unknown }) => ({ error, waiting: [] })),
    'follow the other tab': assign(({ context }, items: readonly KeptItem[]) => ({
      kept: items,
      refresh: context.confirmed && 'other tab',
    })),
    'empty the cart': assign(({ context }) => {
      const emptied = { lines: [], wished: context.confirmed?.wished ?? [] };
      return { kept: [], confirmed: emptied, shown: emptied, waiting: [], refresh: 'everything' };
    }),
    'forget everything': assign({ kept: [], confirmed: null, shown: null, waiting: [], refresh: null, error: null }),
    'tell what is taken out': emit(({ context }, product: Product) => ({
      type: 'product taken out' as const,
      ...placeOf(context, product),
    })),
    'tell what is moved': emit(({ context }, product: Product) => ({
      type: 'product moved to wishlist' as const,
      ...placeOf(context, product),
      wasWished: context.shown?.wished.some(({ id }) => id === product.id) ?? false,
    })),
    'tell which wish is dropped': emit(({ context }, product: Product) => {
      const at = context.shown?.wished.findIndex(({ id }) => id === product.id) ?? -1;
      return { type: 'wish dropped' as const, product, at };
    }),
    'tell that it was refused': emit(({ context }, { error }: { error: unknown }) => ({
      type: 'changes refused' as const,
      changes: context.waiting.slice(0, 1),
      error,
    })),
    'tell that all was refused': emit(({ context }, { error }: { error: unknown }) => ({
      type: 'changes refused' as const,
      changes: context.waiting,
      error,
    })),
  },
});

/** Where a product is in the cart, and how many of it. */
function placeOf({ shown }: CartContext, product: Product) {
  const lines = shown?.lines ?? [];
  const at = lines.findIndex((line) => line.product.id === product.id);
  return { product, at, qty: lines[at]?.qty ?? 1 };
}
