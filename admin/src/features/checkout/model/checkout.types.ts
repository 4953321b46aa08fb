import type { StoredItem } from '../../../cart/model/cart.types.ts';
import type { Totals } from '../price/checkout.totals.ts';

/** In the spelling of the URL. */
export const STEPS = ['cart', 'address', 'payment', 'confirmation'] as const;
export type CheckoutStep = (typeof STEPS)[number];

export const ADDRESS_FIELDS = ['fullName', 'mobile', 'house', 'landmark', 'city', 'pincode', 'state'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Numbers are stored as digits. */
export type Address = Record<AddressField, string> & { kind: 'home' | 'work' };

export const METHODS = ['card', 'netBanking', 'emi', 'cashOnDelivery'] as const;
export type PaymentMethod = (typeof METHODS)[number];

/** Never holds the security code of a card. */
export interface Payment {
  method: PaymentMethod;
  /** For `netBanking`; empty until one is chosen. */
  bank: string;
  /** For `emi`. */
  months: number;
}

export const FIRST_PAYMENT: Payment = { method: 'card', bank: '', months: 3 };

/** A line of the receipt, at the price of the order. */
export interface OrderLine {
  name: string;
  qty: number;
  /** The price of all pieces, in cents. */
  price: number;
}

export interface OrderRequest {
  /** The cart in its order, which is restored when the order fails. */
  items: StoredItem[];
  lines: OrderLine[];
  totals: Totals;
  /** When all of it has arrived, in ISO 8601; left out while the shop has not said. */
  deliverBy?: string;
}

export interface Order extends Omit<OrderRequest, 'items'> {
  number: string;
  /** ISO 8601. */
  placedAt: string;
  address: Address;
  payment: Payment;
}

/** The parts that survive a reload. */
export interface StoredCheckout {
  /** The form of a new address. */
  typed: Address;
  /** The delivery address; `null` until one is chosen. */
  given: Address | null;
  coupon: string | null;
  giftCard: string | null;
  payment: Payment;
  order: Order | null;
}
