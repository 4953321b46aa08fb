import * as v from 'valibot';
import { CHECKOUT_KEY } from '../../cart/cart.storage.ts';
import type { SafeStorage } from '../../storage/storage.ts';
import { type KeptCheckout, METHODS } from './checkout.types.ts';
import { findCoupon } from './totals.ts';

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

const orderSchema = v.object({
  number: text,
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
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
  address: addressSchema,
  payment: v.object({ method: v.picklist(METHODS), bank: text, months: cents }),
});

const keptSchema: v.GenericSchema<unknown, KeptCheckout> = v.object({
  address: addressSchema,
  isAddressGiven: v.boolean(),
  coupon: v.nullable(v.pipe(v.string(), v.transform(findCoupon))),
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

export function writeCheckout(storage: SafeStorage, { address, isAddressGiven, coupon, order }: KeptCheckout): void {
  storage.write([[CHECKOUT_KEY, JSON.stringify({ address, isAddressGiven, coupon, order })]]);
}
