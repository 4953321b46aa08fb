import * as v from 'valibot';
import type { SafeStorage, StorageKey } from '../../storage/storage.ts';
import { type StoredItem, LARGEST_QUANTITY } from '../model/cart.types.ts';

/** The name and the `data` inside are fixed by the specification (§3, §9). */
const KEY = 'cart';

/** The key of a checkout in progress. */
export const CHECKOUT_KEY = 'embarque.checkout';

/** The key of the products that an order is removing from the cart. */
const ORDER_KEY = 'embarque.checkout.order';

const storedItemSchema = v.object({
  productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_QUANTITY)),
});

const itemsSchema = v.array(storedItemSchema);
const storedSchema = v.object({ data: v.object({ items: itemsSchema }) });

/** The lines that the server last confirmed, for the count after a reload; empty when they are invalid. */
export function readCart(storage: SafeStorage): StoredItem[] {
  return read(storage, KEY, storedSchema)?.data.items ?? [];
}

export function writeCart(storage: SafeStorage, items: readonly StoredItem[]): void {
  storage.write([[KEY, JSON.stringify({ data: { items } })]]);
}

/** The products of an interrupted order; `null` when there is none. */
export function readOrder(storage: SafeStorage): StoredItem[] | null {
  return read(storage, ORDER_KEY, itemsSchema);
}

export function writeOrder(storage: SafeStorage, items: readonly StoredItem[]): void {
  storage.write([[ORDER_KEY, JSON.stringify(items)]]);
}

export function removeOrder(storage: SafeStorage): void {
  storage.remove([ORDER_KEY]);
}

/** Whether a storage event is about the cart; one without a key means that everything was cleared. */
export function isCartKey({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === null || key === KEY;
}

function read<Kept>(storage: SafeStorage, key: StorageKey, schema: v.GenericSchema<unknown, Kept>): Kept | null {
  try {
    const kept = v.safeParse(schema, JSON.parse(storage.read(key) ?? ''));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}
