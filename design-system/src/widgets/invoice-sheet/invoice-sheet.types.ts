import type { InvoiceTotals, MoneyLine } from '../../lib/money/money.ts';

/** One line as it is printed. */
export interface SheetLine extends MoneyLine {
  /** Unique in its invoice. */
  id: string;
  /** The service that is charged. */
  item: string;
  /** Stands below the item. */
  description: string;
}

/** The person and company who pay. */
export interface SheetClient {
  name: string;
  company: string;
  address: string;
  country: string;
  contact: string;
  companyEmail: string;
}

/** The account to pay to. */
export interface SheetAccount {
  bankName: string;
  country: string;
  iban: string;
  swiftCode: string;
}

/** All that stands on an invoice. */
export interface SheetInvoice {
  number: number;
  /** `2030-06-15` */
  issuedDate: string;
  /** `2030-07-15` */
  dueDate: string;
  /** Left out while none is chosen. */
  client: SheetClient | null;
  account: SheetAccount;
  lines: readonly SheetLine[];
  /** The totals of these lines, from `invoiceTotals`. */
  totals: InvoiceTotals;
  /** ISO 4217 code. */
  currency: string;
  salesperson: string;
  note: string;
  /** Accepted ways to pay, as people read them. */
  acceptedPayments: readonly string[];
  /** The parts that can be left out: the terms of payment, the note, and the stub to cut off. */
  shows: { terms: boolean; notes: boolean; stub: boolean };
}
