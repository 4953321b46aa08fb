import type { World } from '../lib/sample/world.ts';

/** A world at a moment: the same three values give the same world each time. */
export interface WorldAt extends World {
  /** In milliseconds since 1970. */
  now: number;
}

export type SaleKind = 'insurance' | 'esim';
export type SaleStatus = 'issued' | 'active' | 'cancelled' | 'refunded';
/** ISO 4217 */
export type Currency = 'BRL' | 'USD' | 'EUR';

export interface Customer {
  name: string;
  email: string;
}

export interface Sale {
  /** `S-` and a number that grows by one with each sale. */
  id: string;
  kind: SaleKind;
  /** Name of the product as the customer bought it. */
  product: string;
  customer: Customer;
  /** Price paid, in units of `currency` with at most two decimals (129.9 is R$ 129,90). */
  amount: number;
  currency: Currency;
  status: SaleStatus;
  /** When it was sold: ISO 8601 in UTC. */
  soldAt: string;
  /** When its status was last changed by a request: ISO 8601 in UTC; left out while it never was. */
  changedAt?: string;
}

export interface MoneySum {
  currency: Currency;
  /** In units of `currency` with at most two decimals. */
  amount: number;
}
