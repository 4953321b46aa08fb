import { type OrderOptions, removeFromCart } from '../../../cart/order/cart.order.ts';
import type { StoredItem } from '../../../cart/model/cart.types.ts';

export interface PlacedOrder {
  number: string;
  /** ISO 8601. */
  placedAt: string;
}

/** Orders the cart. The shop has no request for that: an order is the emptied cart, and its number is made here. */
export async function placeOrder(items: readonly StoredItem[], options: OrderOptions): Promise<PlacedOrder> {
  await removeFromCart(items, options);
  const placedAt = new Date();
  return { number: `EMB-${placedAt.getTime().toString(36).slice(-7).toUpperCase()}`, placedAt: placedAt.toISOString() };
}
