import * as v from 'valibot';
import { createPersisted } from '../../storage/persisted.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { type StoredItem, LARGEST_QUANTITY } from '../model/cart.types.ts';

/** The name and the `data` inside are fixed by the specification (§3, §9). */
const KEY = 'cart';

/** The key of a checkout in progress. */
export const CHECKOUT_KEY = 'embarque.checkout';

const itemsSchema = v.array(
  v.object({
    productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_QUANTITY)),
  }),
);

const cart = createPersisted<{ data: { items: StoredItem[] } }>(
  KEY,
  v.object({ data: v.object({ items: itemsSchema }) }),
  { data: { items: [] } },
);

/** The products that an order is removing from the cart. */
const order = createPersisted<readonly StoredItem[] | null>('embarque.checkout.order', itemsSchema, null);

/** The lines that the server last confirmed, for the count after a reload; empty when they are invalid. */
export function readCart(storage: SafeStorage): StoredItem[] {
  return cart.in(storage).read().data.items;
}

export function writeCart(storage: SafeStorage, items: readonly StoredItem[]): void {
  cart.in(storage).write({ data: { items: [...items] } });
}

/** The products of an interrupted order; `null` when there is none. */
export function readOrder(storage: SafeStorage): readonly StoredItem[] | null {
  return order.in(storage).read();
}

export function writeOrder(storage: SafeStorage, items: readonly StoredItem[]): void {
  order.in(storage).write(items);
}

export function removeOrder(storage: SafeStorage): void {
  order.in(storage).remove();
}

/** Whether a storage event is about the cart; one without a key means that everything was cleared. */
export function isCartKey({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === null || key === KEY;
}
