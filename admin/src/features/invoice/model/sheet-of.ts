import { type InvoiceTotals, invoiceTotals, paidOf } from '@embarque/design-system/money';
import type { SheetInvoice } from '@embarque/design-system/invoice-sheet';
import type { AcceptedPayment } from '@embarque/mocks/invoice/contract';
import type { InvoiceAnswer } from '../server/invoice.schema.ts';

/** The totals of an invoice with its payments, in cents. */
export function totalsOf({ document, payments }: Pick<InvoiceAnswer, 'document' | 'payments'>): InvoiceTotals {
  return invoiceTotals({ lines: document.lines, discount: document.discount, paid: paidOf(payments) });
}

/** The ways to pay, by the names that people read. */
export type PaymentWayLabels = Readonly<Record<AcceptedPayment, string>>;

/** The printed sheet of an invoice. */
export function sheetOf(answer: InvoiceAnswer, ways: PaymentWayLabels): SheetInvoice {
  const { invoice, document, paymentDetails } = answer;
  return {
    ...document,
    number: invoice.id,
    account: paymentDetails,
    acceptedPayments: document.acceptedPayments.map((way) => ways[way]),
    totals: totalsOf(answer),
  };
}

/** The title of the printed page and the name of the file: `Invoice 4987 – Otto Halvorsen`. */
export const sheetName = (word: string, { invoice }: Pick<InvoiceAnswer, 'invoice'>): string =>
  `${word} ${invoice.id} – ${invoice.client.name}`;
