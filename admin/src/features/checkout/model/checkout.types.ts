import type { KeptItem } from '../../../cart/model/cart.types.ts';
import type { Totals } from './checkout.totals.ts';

/** The steps of a purchase, as the address spells them. */
export const STEPS = ['cart', 'address', 'payment', 'confirmation'] as const;
export type CheckoutStep = (typeof STEPS)[number];

export const ADDRESS_FIELDS = ['fullName', 'mobile', 'house', 'landmark', 'city', 'pincode', 'state'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Where to deliver; numbers are kept as their digits. */
export type Address = Record<AddressField, string> & { kind: 'home' | 'work' };

export const METHODS = ['card', 'netBanking', 'emi', 'cashOnDelivery'] as const;
export type PaymentMethod = (typeof METHODS)[number];

/** How it is paid. What secures a card is never part of it. */
export interface Payment {
  method: PaymentMethod;
  /** For `netBanking`; empty until one is chosen. */
  bank: string;
  /** For `emi`. */
  months: number;
}

/** Before anything is chosen. */
export const FIRST_PAYMENT: Payment = { method: 'card', bank: '', months: 3 };

/** A line of a receipt, as it was when it was bought. */
export interface OrderLine {
  name: string;
  qty: number;
  /** What all of them cost, in cents. */
  price: number;
}

/** What a person orders. */
export interface OrderRequest {
  /** What the cart held, in its order; it returns there when the order fails. */
  items: KeptItem[];
  lines: OrderLine[];
  totals: Totals;
}

/** What is printed on the receipt. */
export interface Order extends Omit<OrderRequest, 'items'> {
  number: string;
  /** ISO 8601. */
  placedAt: string;
  address: Address;
  payment: Payment;
}

/** What gets over a reload. */
export interface KeptCheckout {
  /** The form of a new address, as far as it was typed. */
  typed: Address;
  /** Where to deliver; `null` until that is decided. */
  given: Address | null;
  coupon: string | null;
  giftCard: string | null;
  payment: Payment;
  order: Order | null;
}
