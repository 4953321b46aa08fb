import * as v from 'valibot';
import type { SafeStorage } from '../storage/storage.ts';
import { type KeptItem, LARGEST_QUANTITY } from './cart.types.ts';

/** The name and the `data` inside are fixed by the specification (§3, §9). */
const KEY = 'cart';

/** Where a purchase that is under way is kept; it holds an address, and goes with the session as the cart does. */
export const CHECKOUT_KEY = 'embarque.checkout';

/** A line that makes sense. */
export const keptItemSchema = v.object({
  productId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_QUANTITY)),
});

const keptSchema = v.object({ data: v.object({ items: v.array(keptItemSchema) }) });

/** What the server last confirmed, so that the count is there at once after a reload; nothing when it makes no sense. */
export function readCart(storage: SafeStorage): KeptItem[] {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(storage.read(KEY) ?? ''));
    return kept.success ? kept.output.data.items : [];
  } catch {
    return [];
  }
}

export function writeCart(storage: SafeStorage, items: readonly KeptItem[]): void {
  storage.write([[KEY, JSON.stringify({ data: { items } })]]);
}

/** Takes away everything that a purchase leaves in the browser. */
export function removeCart(storage: SafeStorage): void {
  storage.remove([KEY, CHECKOUT_KEY]);
}

/** Whether a storage event is about the cart; without a key, everything is gone. */
export function isAboutCart({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === null || key === KEY;
}
