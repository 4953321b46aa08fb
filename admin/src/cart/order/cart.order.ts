import { isNotFound } from '../../http/http.error.ts';
import { demoApi } from '../../http/http.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { CART } from '../model/cart.api.ts';
import { readOrder, removeOrder, writeOrder } from './cart.storage.ts';
import type { StoredItem } from '../model/cart.types.ts';

/** Held by the page that places an order and released with it; an order that is still stored then was interrupted. */
const LOCK = 'embarque.order';

/** How an order is placed or returned. */
export interface OrderOptions {
  signal: AbortSignal;
  /** Holds the products of the order until it is placed. */
  storage: SafeStorage;
}

/** Another tab is placing an order of the same cart, so this one was not placed. */
export class OrderUnderWay extends Error {
  override readonly name = 'OrderUnderWay';
}

/**
 * Removes the ordered products from the cart one by one, as the shop has no request for an order. They stay stored until all are
 * removed, so that an interrupted order can be returned.
 *
 * Rejects with an `HttpError`, or with `OrderUnderWay`.
 */
export function removeFromCart(items: readonly StoredItem[], options: OrderOptions): Promise<void> {
  return inTurn({ ifAvailable: true }, async (hasTurn) => {
    if (!hasTurn) throw new OrderUnderWay();
    const { signal, storage } = options;
    await returnStored(options);
    writeOrder(storage, items);
    // From last to first, so that products that are returned to the end keep their order.
    for (const { productId } of items.toReversed()) await demoApi.delete(`${CART}/${productId}`, { signal });
    removeOrder(storage);
  });
}

/**
 * Returns all ordered products to the cart: a lost response does not say whether its product is removed, and adding a present one
 * changes nothing.
 *
 * Rejects with an `HttpError`.
 */
export function returnToCart(items: readonly StoredItem[], options: OrderOptions): Promise<void> {
  return inTurn({ signal: options.signal }, () => addToCart(items, options));
}

/**
 * Returns an interrupted order to the cart. One that is still being placed is waited for.
 *
 * Rejects with an `HttpError`.
 *
 * @returns whether there was such an order
 */
export async function returnInterruptedOrder(options: OrderOptions): Promise<boolean> {
  const { signal, storage } = options;
  return readOrder(storage) !== null && inTurn({ signal }, () => returnStored(options));
}

async function returnStored(options: OrderOptions): Promise<boolean> {
  const items = readOrder(options.storage);
  if (items) await addToCart(items, options);
  return items !== null;
}

async function addToCart(items: readonly StoredItem[], { signal, storage }: OrderOptions): Promise<void> {
  for (const { productId, qty } of items) {
    await demoApi.post(CART, { productId, qty }, { signal }).catch(unlessNoLongerSold);
  }
  removeOrder(storage);
}

/** A product that is no longer sold cannot return, and must not block the others. */
function unlessNoLongerSold(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/** Without Web Locks, each tab acts as if it were alone. */
function inTurn<T>(options: LockOptions, work: (hasTurn: boolean) => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, options, (lock) => work(lock !== null)) : work(true);
}
