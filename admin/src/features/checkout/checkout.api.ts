import { demoApi } from '../../http/http.ts';

const CART = '/apps/ecommerce/cart';

export interface PlacedOrder {
  number: string;
  /** ISO 8601. */
  placedAt: string;
}

/**
 * Orders what is in the cart. The shop has no call for that: an order is the emptied cart, product by product, and its number
 * is made here. A second attempt goes on where the first one failed.
 */
export async function placeOrder(productIds: readonly number[], signal: AbortSignal): Promise<PlacedOrder> {
  for (const id of productIds) {
    // One after the other: what failed is then known to be the first that is left.
    await demoApi.delete(`${CART}/${id}`, { signal });
  }
  const placedAt = new Date();
  return { number: `EMB-${placedAt.getTime().toString(36).slice(-7).toUpperCase()}`, placedAt: placedAt.toISOString() };
}
