import type { Product } from '@embarque/mocks/shop/contract';
import { countPieces, sumPrices } from './model/cart.commands.ts';
import type { CartLine } from './model/cart.types.ts';
import { type CartActor, useCartActor, useCartState } from './CartProvider.tsx';

const NO_LINES: readonly CartLine[] = [];
const NO_PRODUCTS: readonly Product[] = [];

export interface Cart {
  /** The lines with pending commands; empty until loaded. */
  lines: readonly CartLine[];
  /** The wishlist with pending commands; empty until loaded. */
  wished: readonly Product[];
  /** The number of pieces, known before the lines are. */
  count: number;
  /** The total price in Brazilian reais. */
  total: number;
  state: 'unasked' | 'loading' | 'failed' | 'ready';
  /** Whether commands are pending. */
  isBusy: boolean;
  /** Why loading failed, or `null`. */
  error: unknown;
  send: CartActor['send'];
}

/** The cart and the wishlist, for components that show them in full; a product card uses `useProductInCart`. */
export function useCart(): Cart {
  const { send } = useCartActor();
  const lines = useCartState(({ context }) => context.shown?.lines ?? NO_LINES);
  const wished = useCartState(({ context }) => context.shown?.wished ?? NO_PRODUCTS);
  const count = useCartState(({ context }) => countPieces(context.shown?.lines ?? context.kept));
  const isBusy = useCartState(({ context }) => context.entries.length > 0);
  const error = useCartState(({ context }) => context.error);
  const state = useCartState((snapshot) => (typeof snapshot.value === 'string' ? snapshot.value : 'ready'));
  return { lines, wished, count, total: sumPrices(lines) / 100, state, isBusy, error, send };
}

/** Whether a product is in the cart and on the wishlist; until they are loaded, as its own response said. */
export function useProductInCart({ id, isInCart, isInWishlist }: Product) {
  const { send } = useCartActor();
  return {
    isInCart: useCartState(({ context: { shown } }) => shown?.lines.some((line) => line.product.id === id) ?? isInCart),
    isWished: useCartState(({ context: { shown } }) => shown?.wished.some((one) => one.id === id) ?? isInWishlist),
    send,
  };
}
