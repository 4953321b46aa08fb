/**
 * The sales API written down: what goes in and what comes out, call by call.
 * Sign-in, refresh, register and sign-out follow the specification; the resource `sales` is this project's assumption.
 */

import type { Explanation } from '../lib/access/access.types.ts';
import type { Currency, Customer, MoneySum, Sale, SaleKind, SaleStatus } from '../world/world.types.ts';

export type { Currency, Customer, MoneySum, Sale, SaleKind, SaleStatus };

/** The address of the sales API in stories and in the demo build. Nothing listens there. */
export const SALES_API_DEMO_BASE = 'https://sales-api.example';

/** One message of the server about one thing that was sent, shown as `property: message`. */
export interface Notification {
  /** The field that the message is about, as a dotted path into the payload: `customer.email`. */
  property: string;
  /** A sentence for people, in English. */
  message: string;
}

/** A call that the server understood and declined. */
export interface Refusal {
  success: false;
  notifications: Notification[];
  /** With 403: why the person may not; a server may leave it out. */
  explanation?: Explanation;
}

/** A call that could not be served; there is nothing to say about any field. */
export interface Failure {
  success: false;
  message: string;
}

export type Role = 'admin' | 'client';

/** One rule of what a person may do, in CASL's words. `manage` and `all` are its wildcards. */
export interface Ability {
  action: string;
  subject: string;
}

/** `POST auth/login` */
export interface LoginRequest {
  email: string;
  password: string;
  /** The fixed text that every build sends. It is public, so the server only checks that it is there. */
  loginToken: string;
}

/** The person who signed in. */
export interface Person {
  fullName: string;
  username: string;
  /** Address of a picture, or null when initials should stand in for it. */
  avatar: string | null;
  email: string;
  role: Role;
  ability: Ability[];
}

export interface Tokens {
  /** Goes into the Authorization header. Lives 10 minutes unless the server was told otherwise. */
  accessToken: string;
  /** Buys one new pair of tokens. Using it a second time ends the session everywhere. */
  refreshToken: string;
}

/** 200 of `POST auth/login` */
export interface LoginAnswer extends Person, Tokens {
  success: true;
}

/** `POST jwt/refresh-token` */
export interface RefreshRequest {
  refreshToken: string;
}

/** 200 of `POST jwt/refresh-token` */
export type RefreshAnswer = Tokens;

/** 200 of `GET rights`: what the person may do now. A server without it leaves people with the rights of their sign-in. */
export interface RightsAnswer {
  success: true;
  role: Role;
  ability: Ability[];
}

/** `POST jwt/register` */
export interface RegisterRequest {
  email: string;
  username: string;
  /** At least 8 characters. */
  password: string;
}

/** 200 of `POST jwt/register`; a refusal comes with status 200 too when the email or the username is taken. */
export interface RegisterAnswer {
  success: true;
}

/** The columns that a list of sales can be sorted by. */
export type SaleColumn = Exclude<keyof Sale, 'customer'> | `customer.${keyof Customer}`;

/** Query of `GET sales`. Everything may be left out. An unknown kind, status or moment finds nothing; other values that make no sense count as left out. */
export interface SalesQuery {
  /** Looks into id, product, customer's name and email; case and accents do not matter. */
  q?: string;
  kind?: SaleKind;
  status?: SaleStatus;
  /** The first moment that counts, or the first day: ISO 8601 in UTC. */
  from?: string;
  /** The first moment that no longer counts, or the first such day: ISO 8601 in UTC. */
  to?: string;
  /** @default 1 */
  page?: number;
  /** @default 10 */
  perPage?: number;
  /** @default 'asc' with a sortColumn; without one the newest sales come first */
  sort?: 'asc' | 'desc';
  /** By `amount`, the sales of one currency stay together: BRL, then USD, then EUR. */
  sortColumn?: SaleColumn;
}

/** 200 of `GET sales` */
export interface SalesAnswer {
  success: true;
  /** The asked page; empty beyond the last one. */
  sales: Sale[];
  /** How many sales match, on all pages together. */
  total: number;
  /** The sums of all sales that match, one for each currency among them; a server may leave them out. */
  sums?: MoneySum[];
  /** The `from` and `to` that the list was narrowed to; a server that ignores them leaves it out. */
  period?: SalesPeriod;
}

export type SalesPeriod = Pick<SalesQuery, 'from' | 'to'>;

/** `PATCH sales/{id}` */
export interface SaleChange {
  /** Issued and active sales can be cancelled; all but refunded ones can be refunded. */
  status: 'cancelled' | 'refunded';
}

/** 200 of `PATCH sales/{id}` */
export interface SaleChangeAnswer {
  success: true;
  sale: Sale;
}

/** A product that can be sold. */
export interface SaleProduct {
  name: string;
  kind: SaleKind;
}

/** 200 of `GET products`; a server without it leaves the product of a new sale to free text. */
export interface ProductsAnswer {
  success: true;
  /** In the order of their names. */
  products: SaleProduct[];
}

/** `POST sales`. A product of `GET products` is only sold as its kind. */
export type NewSale = Pick<Sale, 'kind' | 'product' | 'customer' | 'amount' | 'currency'>;

/** 201 of `POST sales` */
export interface NewSaleAnswer {
  success: true;
  sale: Sale;
}

/** 200 of `DELETE sales/{id}` */
export interface DeleteSaleAnswer {
  success: true;
}
