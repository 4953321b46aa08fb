import * as v from 'valibot';
import { CHECKOUT_KEY } from '../../../cart/order/cart.storage.ts';
import { createPersisted } from '../../../storage/persisted.ts';
import type { SafeStorage } from '../../../storage/storage.ts';
import { EMPTY_ADDRESS, isComplete, MAX_LENGTH } from './checkout.address.ts';
import { FIRST_PAYMENT, type StoredCheckout, METHODS } from './checkout.types.ts';
import { findCoupon, findGiftCard } from '../price/checkout.totals.ts';

const text = v.pipe(v.string(), v.maxLength(MAX_LENGTH));
const typed = v.fallback(text, '');
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An invalid field counts as empty. */
const typedSchema = v.object({
  fullName: typed,
  mobile: typed,
  house: typed,
  landmark: typed,
  city: typed,
  pincode: typed,
  state: typed,
  kind: v.fallback(v.picklist(['home', 'work']), EMPTY_ADDRESS.kind),
});

const completeSchema = v.pipe(typedSchema, v.check(isComplete));

const paymentSchema = v.object({ method: v.picklist(METHODS), bank: text, months: cents });

const orderSchema = v.object({
  lines: v.array(v.object({ name: v.string(), qty: cents, price: cents })),
  totals: v.object({
    pieces: cents,
    items: cents,
    discount: cents,
    coupon: cents,
    tax: cents,
    delivery: cents,
    giftCard: cents,
    payable: cents,
  }),
  deliverBy: v.exactOptional(text),
  number: text,
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  address: completeSchema,
  payment: paymentSchema,
});

/** An invalid part counts as missing and leaves the others alone. */
const storedEntries = {
  typed: v.fallback(typedSchema, EMPTY_ADDRESS),
  given: v.fallback(v.nullable(completeSchema), null),
  coupon: v.fallback(v.nullable(v.pipe(v.string(), v.transform(findCoupon))), null),
  giftCard: v.fallback(v.nullable(v.pipe(v.string(), v.transform(findGiftCard))), null),
  payment: v.fallback(paymentSchema, FIRST_PAYMENT),
  order: v.fallback(v.nullable(orderSchema), null),
};

const storedSchema: v.GenericSchema<unknown, StoredCheckout> = v.object(storedEntries);

const PARTS = Object.keys(storedEntries) as (keyof StoredCheckout)[];

const checkout = createPersisted<StoredCheckout | null>(CHECKOUT_KEY, storedSchema, null);

/** The stored checkout; `null` when it is invalid. Card data is never part of it. */
export function readCheckout(storage: SafeStorage): StoredCheckout | null {
  return checkout.in(storage).read();
}

/** Writes the changed parts over what is stored: another tab may have stored the rest, such as the receipt of its order. */
export function writeCheckout(storage: SafeStorage, before: StoredCheckout, after: StoredCheckout): void {
  const changed = PARTS.filter((part) => after[part] !== before[part]);
  if (changed.length === 0) return;
  const changes = Object.fromEntries(changed.map((part) => [part, after[part]]));
  checkout.in(storage).write(v.parse(storedSchema, { ...readCheckout(storage), ...changes }));
}
