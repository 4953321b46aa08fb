import type { Product } from '@embarque/mocks/shop/contract';
import { countPieces, sumPrices } from './model/cart.changes.ts';
import type { CartLine } from './model/cart.types.ts';
import { type CartActor, useCartActor, useCartState } from './CartProvider.tsx';

const NO_LINES: readonly CartLine[] = [];
const NO_PRODUCTS: readonly Product[] = [];

export interface Cart {
  /** What is in the cart, with what waits for the server; nothing until it was loaded. */
  lines: readonly CartLine[];
  /** What is on the wishlist; nothing until it was loaded. */
  wished: readonly Product[];
  /** How many pieces there are; known before the lines are. */
  count: number;
  /** The price of everything, in Brazilian reais. */
  total: number;
  state: 'unasked' | 'loading' | 'failed' | 'ready';
  /** Whether changes wait for the server. */
  isBusy: boolean;
  /** Why it could not be loaded, or `null`. */
  error: unknown;
  send: CartActor['send'];
}

/** The cart and the wishlist, for what shows all of them. A product card asks `useProductInCart`. */
export function useCart(): Cart {
  const { send } = useCartActor();
  const lines = useCartState(({ context }) => context.shown?.lines ?? NO_LINES);
  const wished = useCartState(({ context }) => context.shown?.wished ?? NO_PRODUCTS);
  const count = useCartState(({ context }) => countPieces(context.shown?.lines ?? context.kept));
  const isBusy = useCartState(({ context }) => context.waiting.length > 0);
  const error = useCartState(({ context }) => context.error);
  const state = useCartState((snapshot) => (typeof snapshot.value === 'string' ? snapshot.value : 'ready'));
  return { lines, wished, count, total: sumPrices(lines) / 100, state, isBusy, error, send };
}

/** Whether a product is in the cart and on the wishlist; until they were loaded, as its own answer said. */
export function useProductInCart({ id, isInCart, isInWishlist }: Product) {
  const { send } = useCartActor();
  return {
    isInCart: useCartState(({ context: { shown } }) => shown?.lines.some((line) => line.product.id === id) ?? isInCart),
    isWished: useCartState(({ context: { shown } }) => shown?.wished.some((one) => one.id === id) ?? isInWishlist),
    send,
  };
}
