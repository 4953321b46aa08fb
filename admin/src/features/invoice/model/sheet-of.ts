import { type InvoiceTotals, invoiceTotals } from '@embarque/design-system/money';
import type { SheetInvoice } from '@embarque/design-system/invoice-sheet';
import type { InvoiceAnswer } from '@embarque/mocks/invoice/contract';

/** The totals of an invoice with its payments, in cents. */
export function totalsOf({ document, payments }: Pick<InvoiceAnswer, 'document' | 'payments'>): InvoiceTotals {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return invoiceTotals({ lines: document.lines, discount: document.discount, paid });
}

/** The printed sheet of an invoice. */
export function sheetOf(answer: InvoiceAnswer): SheetInvoice {
  const { invoice, document, paymentDetails } = answer;
  return { ...document, number: invoice.id, account: paymentDetails, totals: totalsOf(answer) };
}

/** The title of the printed page and the name of the file: `Invoice 4987 – Otto Halvorsen`. */
export const sheetName = (word: string, { invoice }: Pick<InvoiceAnswer, 'invoice'>): string =>
  `${word} ${invoice.id} – ${invoice.client.name}`;
