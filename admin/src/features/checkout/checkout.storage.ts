import * as v from 'valibot';
import { CHECKOUT_KEY, keptItemSchema } from '../../cart/cart.storage.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { type KeptCheckout, METHODS } from './checkout.types.ts';
import { findCoupon, findGiftCard } from './totals.ts';

const text = v.pipe(v.string(), v.maxLength(200));
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

const addressSchema = v.object({
  fullName: text,
  mobile: text,
  house: text,
  landmark: text,
  city: text,
  pincode: text,
  state: text,
  kind: v.picklist(['home', 'work']),
});

const paymentSchema = v.object({ method: v.picklist(METHODS), bank: text, months: cents });

const boughtEntries = {
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
};

const requestSchema = v.object({ ...boughtEntries, items: v.array(keptItemSchema) });

const orderSchema = v.object({
  ...boughtEntries,
  number: text,
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
  address: addressSchema,
  payment: paymentSchema,
});

const keptSchema: v.GenericSchema<unknown, KeptCheckout> = v.object({
  typed: addressSchema,
  given: v.nullable(addressSchema),
  coupon: v.nullable(v.pipe(v.string(), v.transform(findCoupon))),
  giftCard: v.nullable(v.pipe(v.string(), v.transform(findGiftCard))),
  payment: paymentSchema,
  request: v.nullable(requestSchema),
  order: v.nullable(orderSchema),
});

/** What a reload must not lose; nothing when it makes no sense. Card data is never part of it. */
export function readCheckout(storage: SafeStorage): KeptCheckout | null {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(storage.read(CHECKOUT_KEY) ?? ''));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

export function writeCheckout(storage: SafeStorage, checkout: KeptCheckout): void {
  const { typed, given, coupon, giftCard, payment, request, order } = checkout;
  storage.write([[CHECKOUT_KEY, JSON.stringify({ typed, given, coupon, giftCard, payment, request, order })]]);
}
