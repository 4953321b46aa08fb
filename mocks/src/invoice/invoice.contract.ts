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

/** Query of `GET /apps/invoice/invoices`. Everything may be left out; values that make no sense count as left out. */
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

/** 200 of `GET /api/invoice/invoices/{id}` */
export interface InvoiceAnswer {
  invoice: Invoice;
  paymentDetails: PaymentDetails;
}

/** 200 of `GET /api/invoice/clients`: the first five clients. */
export type InvoiceClientsAnswer = InvoiceClient[];

/** 200 of `DELETE /apps/invoice/delete` */
export interface DeleteInvoiceAnswer {
  /** The id that is gone. */
  id: number;
}
