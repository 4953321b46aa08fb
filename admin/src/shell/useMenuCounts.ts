import { useCart } from '../cart/useCart.ts';
import type { MenuCounts } from './menu.ts';

/** What the badges of the menu count. */
export function useMenuCounts(): MenuCounts {
  const { count } = useCart();
  return { cart: count };
}
