import type { Totals } from './totals.ts';

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

/** A line of a receipt, as it was when it was bought. */
export interface OrderLine {
  name: string;
  qty: number;
  /** What all of them cost, in cents. */
  price: number;
}

/** What a person orders. */
export interface OrderRequest {
  productIds: number[];
  lines: OrderLine[];
  totals: Totals;
}

/** What is printed on the receipt. */
export interface Order extends Omit<OrderRequest, 'productIds'> {
  number: string;
  /** ISO 8601. */
  placedAt: string;
  address: Address;
  payment: Payment;
}

/** What gets over a reload. */
export interface KeptCheckout {
  address: Address;
  /** Whether the address was given, rather than only begun. */
  isAddressGiven: boolean;
  coupon: string | null;
  order: Order | null;
}
