import { HttpError } from '../../http/http.error.ts';
import { demoApi } from '../../http/http.ts';
import { storage } from '../../storage/storage.ts';
import { CART } from '../model/cart.api.ts';
import { readOrder, removeOrder, writeOrder } from './cart.storage.ts';
import type { KeptItem } from '../model/cart.types.ts';

/** Held by the page whose order is under way. It goes with the page, and what is still kept then was left half done. */
const LOCK = 'embarque.order';

/** Nothing was ordered: another tab is ordering what is in the cart, and it must not be ordered twice. */
export class OrderUnderWay extends Error {
  override readonly name = 'OrderUnderWay';
}

/**
 * Takes what is ordered out of the cart, product by product: the shop has no call for an order. What fails on the way, or goes
 * away with its page, is kept until it is put back.
 *
 * Rejects with an `HttpError`, or with `OrderUnderWay`.
 */
export function takeOut(items: readonly KeptItem[], signal: AbortSignal): Promise<void> {
  return inTurn({ ifAvailable: true }, async (hasTurn) => {
    if (!hasTurn) throw new OrderUnderWay();
    await putBackKept(signal);
    writeOrder(storage, items);
    // From the last to the first: what is put back behind the rest then stands where it was.
    for (const { productId } of items.toReversed()) await demoApi.delete(`${CART}/${productId}`, { signal });
    removeOrder(storage);
  });
}

/**
 * Puts what was to be ordered back into the cart. All of it: an answer that was lost does not say whether its product is gone,
 * and to put in what is there changes nothing.
 *
 * Rejects with an `HttpError`.
 */
export function putBack(items: readonly KeptItem[], signal: AbortSignal): Promise<void> {
  return inTurn({ signal }, () => putIn(items, signal));
}

/**
 * Makes the cart whole after an order whose page went away. One that is still under way is waited for: its page sees to it.
 *
 * Rejects with an `HttpError`.
 *
 * @returns whether there was such an order
 */
export async function putBackWhatWasLeft(signal: AbortSignal): Promise<boolean> {
  return readOrder(storage) !== null && inTurn({ signal }, () => putBackKept(signal));
}

async function putBackKept(signal: AbortSignal): Promise<boolean> {
  const items = readOrder(storage);
  if (items) await putIn(items, signal);
  return items !== null;
}

async function putIn(items: readonly KeptItem[], signal: AbortSignal): Promise<void> {
  for (const { productId, qty } of items) {
    await demoApi.post(CART, { productId, qty }, { signal }).catch(unlessSoldNoLonger);
  }
  removeOrder(storage);
}

/** What the shop has taken out of its range cannot come back, and must not keep the rest away. */
function unlessSoldNoLonger(error: unknown): void {
  if (!(error instanceof HttpError) || error.status !== 404) throw error;
}

/** Without Web Locks no tab knows what the others are doing, and each does as if it were alone. */
function inTurn<T>(options: LockOptions, work: (hasTurn: boolean) => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, options, (lock) => work(lock !== null)) : work(true);
}
