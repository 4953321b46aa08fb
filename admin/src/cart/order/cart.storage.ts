import * as v from 'valibot';
import type { SafeStorage, StorageKey } from '../../storage/storage.ts';
import { type KeptItem, LARGEST_QUANTITY } from '../model/cart.types.ts';

/** The name and the `data` inside are fixed by the specification (§3, §9). */
const KEY = 'cart';

/** Where a purchase that is under way is kept. */
export const CHECKOUT_KEY = 'embarque.checkout';

/** Where that is kept which an order is taking out of the cart, until all of it is out or back. */
const ORDER_KEY = 'embarque.checkout.order';

/** A line that makes sense. */
const keptItemSchema = v.object({
  productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_QUANTITY)),
});

const itemsSchema = v.array(keptItemSchema);
const keptSchema = v.object({ data: v.object({ items: itemsSchema }) });

/** What the server last confirmed, so that the count is there at once after a reload; nothing when it makes no sense. */
export function readCart(storage: SafeStorage): KeptItem[] {
  return read(storage, KEY, keptSchema)?.data.items ?? [];
}

export function writeCart(storage: SafeStorage, items: readonly KeptItem[]): void {
  storage.write([[KEY, JSON.stringify({ data: { items } })]]);
}

/** What an order was taking out of the cart and has not come to its end with; `null` when there is none. */
export function readOrder(storage: SafeStorage): KeptItem[] | null {
  return read(storage, ORDER_KEY, itemsSchema);
}

export function writeOrder(storage: SafeStorage, items: readonly KeptItem[]): void {
  storage.write([[ORDER_KEY, JSON.stringify(items)]]);
}

export function removeOrder(storage: SafeStorage): void {
  storage.remove([ORDER_KEY]);
}

/** Whether a storage event is about the cart; without a key, everything is gone. */
export function isAboutCart({ key }: Pick<StorageEvent, 'key'>): boolean {
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
