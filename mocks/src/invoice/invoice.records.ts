import { amountOfCents, type InvoiceTotals, invoiceTotals, paidOf } from '@embarque/design-system/money';
import { now } from '../lib/time/clock.ts';
import { dayFromToday } from '../lib/time/days.ts';
import type {
  Invoice,
  InvoiceAnswer,
  InvoiceDocument,
  InvoiceEvent,
  InvoicePayment,
  InvoiceStatus,
  PaymentDetails,
} from './invoice.contract.ts';
import { moneyText } from './invoice.money.ts';
import type { Author } from './invoice.rights.ts';

/** An invoice as the server keeps it: facts, from which its row and its status follow. */
export interface InvoiceRecord {
  id: number;
  avatar: string;
  document: InvoiceDocument;
  payments: InvoicePayment[];
  activity: InvoiceEvent[];
  /** How it last left the house; `null` for a draft. */
  delivered: 'Sent' | 'Downloaded' | null;
}

/** The totals of an invoice, in cents. */
export function totalsOf({ document, payments }: Pick<InvoiceRecord, 'document' | 'payments'>): InvoiceTotals {
  return invoiceTotals({ lines: document.lines, discount: document.discount, paid: paidOf(payments) });
}

interface StatusFacts extends Pick<InvoiceRecord, 'delivered'> {
  paid: number;
  balance: number;
  /** The due day: `2030-06-15`. */
  dueDate: string;
  today: string;
}

/** Payments and days decide before the way an invoice left the house does. */
export function statusOf({ delivered, paid, balance, dueDate, today }: StatusFacts): InvoiceStatus {
  if (delivered === null && paid === 0) return 'Draft';
  if (balance <= 0) return 'Paid';
  if (dueDate < today) return 'Past Due';
  return paid > 0 ? 'Partial Payment' : (delivered ?? 'Draft');
}

/** The invoice as lists show it. */
export function rowOf(record: InvoiceRecord, today = dayFromToday(0)): Invoice {
  const { id, avatar, document, delivered } = record;
  const { issuedDate, dueDate, client, lines } = document;
  const { total, paid, balance } = totalsOf(record);
  return {
    id,
    issuedDate,
    client,
    service: lines[0]?.item ?? '',
    total: amountOfCents(total),
    avatar,
    invoiceStatus: statusOf({ delivered, paid, balance, dueDate, today }),
    balance: balance === 0 ? 0 : moneyText(balance),
    dueDate,
  };
}

/** All about one invoice. */
export function answerOf(record: InvoiceRecord): InvoiceAnswer {
  const { document, payments, activity } = record;
  return { invoice: rowOf(record), paymentDetails: paymentDetailsOf(record), document, payments, activity };
}

/** How the open part of an invoice reaches us. */
function paymentDetailsOf(record: InvoiceRecord): PaymentDetails {
  return {
    totalDue: amountOfCents(Math.max(0, totalsOf(record).balance)),
    bankName: 'Banco do Cais',
    country: 'Brazil',
    iban: 'BR86 0000 0000 0000 1000 0498 701C 1',
    swiftCode: 'CAISBRSPXXX',
  };
}

/** An entry of the activity, made now. */
export const eventOf = (event: Omit<InvoiceEvent, 'at' | keyof Author>, author: Author): InvoiceEvent => ({
  ...event,
  at: new Date(now()).toISOString(),
  ...author,
});
