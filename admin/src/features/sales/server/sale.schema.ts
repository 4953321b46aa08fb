import type * as contract from '@embarque/mocks/sales-api/contract';
import * as v from 'valibot';
import { type Unreadable, rows } from '../../../http/response/rows.schema.ts';
import { moment, number, type Open, openEnum, text, textId } from '../../../http/response/tolerant.schema.ts';

export const SALE_KINDS = ['insurance', 'esim'] as const satisfies readonly contract.SaleKind[];
export const SALE_STATUSES = [
  'issued',
  'active',
  'cancelled',
  'refunded',
] as const satisfies readonly contract.SaleStatus[];
export const CURRENCIES = ['BRL', 'USD', 'EUR'] as const satisfies readonly contract.Currency[];

export type Currency = Open<contract.Currency>;

/** A sale as it can be read: a newer server may have kinds, statuses and currencies that this version does not know. */
export interface Sale extends Omit<contract.Sale, 'kind' | 'currency' | 'status' | 'changedAt'> {
  kind: Open<contract.SaleKind>;
  currency: Currency;
  status: Open<contract.SaleStatus>;
  changedAt?: string | undefined;
}

export interface MoneySum {
  currency: Currency;
  /** In units of `currency` with at most two decimals. */
  amount: number;
}

/** A page of sales. */
export interface SaleList {
  sales: Sale[];
  /** How many sales match, on all pages together, unreadable ones included. */
  total: number;
  /** The sums of all sales that match, if the server gives them. */
  sums?: MoneySum[] | undefined;
  /** The period that the server has narrowed the list to. */
  period?: contract.SalesPeriod | undefined;
  /** The sales of the page that are left out. */
  unreadable: readonly Unreadable[];
}

const NO_CUSTOMER = { name: '', email: '' };

const saleSchema: v.GenericSchema<unknown, Sale> = v.object({
  id: textId,
  kind: openEnum<contract.SaleKind>(),
  product: text,
  customer: v.fallback(v.object({ name: text, email: text }), NO_CUSTOMER),
  amount: number,
  currency: openEnum<contract.Currency>(),
  status: openEnum<contract.SaleStatus>(),
  soldAt: moment,
  changedAt: v.fallback(v.optional(moment), undefined),
});

const sumSchema: v.GenericSchema<unknown, MoneySum> = v.object({ currency: text, amount: number });

const periodSchema = v.object({ from: v.exactOptional(v.string()), to: v.exactOptional(v.string()) });

export const salesSchema = v.object({
  sales: rows(saleSchema),
  total: v.fallback(v.nullable(number), null),
  sums: v.fallback(v.optional(v.array(sumSchema)), undefined),
  period: v.fallback(v.optional(periodSchema), undefined),
});

export const saleChangeSchema = v.object({ sale: saleSchema });

export const productsSchema = v.object({
  products: rows<contract.SaleProduct>(v.object({ name: v.string(), kind: v.picklist(SALE_KINDS) })),
});
