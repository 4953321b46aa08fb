import type { MoneyDiscount, MoneyLine } from '@embarque/design-system/money';
import type { RolePrincipal } from '../roles/roles.contract.ts';

/** The invoices written down: what goes in and what comes out, call by call. */

export type InvoiceStatus = 'Paid' | 'Downloaded' | 'Sent' | 'Draft' | 'Partial Payment' | 'Past Due';

export interface InvoiceClient {
  /** Street and city. */
  address: string;
  company: string;
  companyEmail: string;
  country: string;
  /** Telephone number as people write it. */
  contact: string;
  name: string;
}

export interface Invoice {
  /** Grows by one with each invoice. */
  id: number;
  /** The day it was written: `2030-06-15`. */
  issuedDate: string;
  client: InvoiceClient;
  /** The service that was sold. */
  service: string;
  /** Sum of the invoice, in Brazilian reais with at most two decimals. */
  total: number;
  /** Address of the client's picture; empty when initials should stand in for it. */
  avatar: string;
  invoiceStatus: InvoiceStatus;
  /** The open amount: 0 when nothing is open, else a text in reais, `R$ 2.205,00`; below zero it is owed to the client. */
  balance: number | string;
  /** The day by which it is to be paid: `2030-07-15`. */
  dueDate: string;
}

/** The columns that a list of invoices can be sorted by. A `balance` sorts as an amount. */
export type InvoiceColumn = Exclude<keyof Invoice, 'client' | 'avatar'> | `client.${keyof InvoiceClient}`;

/** Query of `GET /apps/invoice/invoices`. Everything may be left out. An unknown status finds nothing; other values that make no sense count as left out. */
export interface InvoicesQuery {
  /**
   * Looks into id, total, balance, dueDate, the client's name and email; case and accents do not matter.
   * An invoice with nothing open is also found as `paid`.
   */
  q?: string;
  status?: InvoiceStatus;
  /** @default 1 */
  page?: number;
  /** @default 10 */
  perPage?: number;
  /** @default 'asc' with a sortColumn; without one the newest invoices come first */
  sort?: 'asc' | 'desc';
  sortColumn?: InvoiceColumn;
}

/** 200 of `GET /apps/invoice/invoices` */
export interface InvoicesAnswer {
  /** Every invoice there is, whatever was asked. */
  allData: Invoice[];
  /** How many invoices match, on all pages together. */
  total: number;
  /** The asked page; empty beyond the last one. */
  invoices: Invoice[];
  /** How many invoices of each status the text finds, whatever status was asked. */
  counts: Record<InvoiceStatus, number>;
  sums: InvoiceSums;
}

/** Sums over all invoices that match, in cents. */
export interface InvoiceSums {
  total: number;
  /** Not paid yet, drafts included. */
  open: number;
  /** The open part of those that are past due. */
  overdue: number;
}

/** The account to which an invoice is paid. */
export interface PaymentDetails {
  /** The open amount in Brazilian reais; never below zero. */
  totalDue: number;
  bankName: string;
  country: string;
  iban: string;
  swiftCode: string;
}

/** One line of an invoice. */
export interface InvoiceLine extends MoneyLine {
  /** Unique in its invoice. */
  id: string;
  /** The service that is charged. */
  item: string;
  description: string;
}

/** Days from the issue date to the due date; `custom` when the due date was chosen by itself. */
export type InvoiceTerm = 'receipt' | 'days7' | 'days14' | 'days30' | 'custom';

export type AcceptedPayment = 'Debit Card' | 'Credit Card' | 'Paypal' | 'Internet Banking' | 'UPI Transfer';

/** The parts of an invoice that people write. */
export interface InvoiceDocument {
  /** `2030-06-15` */
  issuedDate: string;
  /** `2030-07-15`, never before the issue date. */
  dueDate: string;
  term: InvoiceTerm;
  currency: 'BRL';
  client: InvoiceClient;
  salesperson: string;
  note: string;
  lines: InvoiceLine[];
  /** On the whole invoice. */
  discount: MoneyDiscount;
  acceptedPayments: AcceptedPayment[];
  /** The parts of the sheet that can be left out. */
  shows: { terms: boolean; notes: boolean; stub: boolean };
}

export type PaymentMethod = 'Cash' | 'Bank Transfer' | 'Debit' | 'Credit' | 'Paypal';

export interface InvoicePayment {
  /** Chosen by the caller, so that a payment that is sent twice is entered once. */
  id: string;
  /** In cents, above zero. */
  amount: number;
  /** `2030-06-15` */
  date: string;
  method: PaymentMethod;
  note: string;
}

export type InvoiceEventKind = 'created' | 'edited' | 'sent' | 'downloaded' | 'payment' | 'payment removed';

/** One entry of an invoice's activity. */
export interface InvoiceEvent {
  kind: InvoiceEventKind;
  /** ISO 8601, UTC. */
  at: string;
  /** Name of the person. */
  by: string;
  /** The addresses of a mail, or the amount of a payment in cents; absent for the rest. */
  to?: string[];
  amount?: number;
  /** The `Idempotency-Key` of the request that it comes from; absent for one without. */
  requestId?: string;
}

/** 200 of the requests that are about one invoice, such as `GET /api/invoice/invoices/{id}` */
export interface InvoiceAnswer {
  invoice: Invoice;
  paymentDetails: PaymentDetails;
  document: InvoiceDocument;
  payments: InvoicePayment[];
  /** Oldest first. */
  activity: InvoiceEvent[];
}

/** 200 of the requests that are about several: their rows as they are now. */
export interface InvoiceRowsAnswer {
  invoices: Invoice[];
}

/** In every request that changes something. */
export interface AskedInvoices {
  /** The person who asks; left out, an administrator does. */
  by?: RolePrincipal | undefined;
}

/** Body of `POST /apps/invoice/send`; without a mail each goes to its client. */
export interface SendInvoicesRequest extends AskedInvoices {
  ids: number[];
  mail?: { to: string[]; subject: string; message: string };
}

/** Body of `POST /apps/invoice/pay`: all are entered, or none. */
export interface PayInvoicesRequest extends AskedInvoices {
  payments: { id: number; payment: InvoicePayment }[];
}

/** Body of `POST /apps/invoice/unpay`; a payment that is not there counts as removed. */
export interface UnpayInvoicesRequest extends AskedInvoices {
  payments: { id: number; paymentId: string }[];
}

/** Body of `POST` and `PUT` of invoices. */
export interface WriteInvoiceRequest extends AskedInvoices {
  document: InvoiceDocument;
}

/** 200 of `GET /api/invoice/next`: the number of the next invoice. */
export interface NextInvoiceAnswer {
  id: number;
}

/** A service of the price list. */
export interface InvoiceItem {
  name: string;
  description: string;
  /** In cents. */
  price: number;
  /** In hundredths of a percent. */
  taxes: number[];
}

/** 200 of `GET /api/invoice/items` */
export type InvoiceItemsAnswer = InvoiceItem[];

/** 200 of `GET /api/invoice/clients`: the first five clients, and those that were added. */
export type InvoiceClientsAnswer = InvoiceClient[];

/** Body of `POST /api/invoice/clients` */
export interface AddInvoiceClientRequest extends InvoiceClient, AskedInvoices {}

/** 200 of `DELETE /apps/invoice/delete`, whose query has the `role` of the person who asks. */
export interface DeleteInvoiceAnswer {
  /** The id that is gone. */
  id: number;
}
