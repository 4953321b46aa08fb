import type { KeptItem } from '../../cart/cart.types.ts';
import { HttpError } from '../../http/http.error.ts';
import { demoApi } from '../../http/http.ts';

const CART = '/apps/ecommerce/cart';

export interface PlacedOrder {
  number: string;
  /** ISO 8601. */
  placedAt: string;
}

/**
 * Orders what is in the cart. The shop has no call for that: an order is the emptied cart, product by product, and its number
 * is made here. When it fails, `putBack` brings back what is gone by then.
 */
export async function placeOrder(items: readonly KeptItem[], signal: AbortSignal): Promise<PlacedOrder> {
  // From the last to the first: what is put back behind the rest then stands where it was.
  for (const { productId } of items.toReversed()) await demoApi.delete(`${CART}/${productId}`, { signal });
  const placedAt = new Date();
  return { number: `EMB-${placedAt.getTime().toString(36).slice(-7).toUpperCase()}`, placedAt: placedAt.toISOString() };
}

/**
 * Puts what was to be ordered back into the cart. All of it: an answer that was lost does not say whether its product is gone,
 * and to put in what is there changes nothing.
 */
export async function putBack(items: readonly KeptItem[], signal: AbortSignal): Promise<void> {
  for (const { productId, qty } of items) {
    await demoApi.post(CART, { productId, qty }, { signal }).catch(unlessSoldNoLonger);
  }
}

/** What the shop has taken out of its range cannot come back, and must not keep the rest away. */
function unlessSoldNoLonger(error: unknown): void {
  if (!(error instanceof HttpError) || error.status !== 404) throw error;
}
