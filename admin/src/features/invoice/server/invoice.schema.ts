import type * as contract from '@embarque/mocks/invoice/contract';
import type { InvoiceDocument, InvoiceEvent, InvoicePayment, PaymentDetails } from '@embarque/mocks/invoice/contract';
import * as v from 'valibot';
import { clientSchema, type Invoice, invoiceSchema } from '../../../invoices/invoice-row.schema.ts';

export { clientSchema };

const day = v.pipe(v.string(), v.isoDate());
const whole = v.pipe(v.number(), v.integer());
const rate = v.pipe(whole, v.minValue(0));

const lineSchema = v.object({
  id: v.string(),
  item: v.string(),
  description: v.string(),
  price: rate,
  quantity: rate,
  discount: rate,
  taxes: v.array(rate),
});

/** The parts of an invoice that people write. */
export const documentEntries = {
  issuedDate: day,
  dueDate: day,
  term: v.picklist(['receipt', 'days7', 'days14', 'days30', 'custom']),
  currency: v.literal('BRL'),
  client: clientSchema,
  salesperson: v.string(),
  note: v.string(),
  lines: v.array(lineSchema),
  discount: v.variant('kind', [
    v.object({ kind: v.literal('amount'), cents: whole }),
    v.object({ kind: v.literal('percent'), rate: whole }),
  ]),
  acceptedPayments: v.array(v.picklist(['Debit Card', 'Credit Card', 'Paypal', 'Internet Banking', 'UPI Transfer'])),
  shows: v.object({ terms: v.boolean(), notes: v.boolean(), stub: v.boolean() }),
};

const documentSchema: v.GenericSchema<unknown, InvoiceDocument> = v.object(documentEntries);

const paymentDetailsSchema: v.GenericSchema<unknown, PaymentDetails> = v.object({
  totalDue: v.number(),
  bankName: v.string(),
  country: v.string(),
  iban: v.string(),
  swiftCode: v.string(),
});

export const paymentSchema: v.GenericSchema<unknown, InvoicePayment> = v.object({
  id: v.string(),
  amount: whole,
  date: day,
  method: v.picklist(['Cash', 'Bank Transfer', 'Debit', 'Credit', 'Paypal']),
  note: v.string(),
});

const eventSchema: v.GenericSchema<unknown, InvoiceEvent> = v.object({
  kind: v.picklist(['created', 'edited', 'sent', 'downloaded', 'payment', 'payment removed']),
  at: v.string(),
  by: v.string(),
  to: v.exactOptional(v.array(v.string())),
  amount: v.exactOptional(v.number()),
  requestId: v.exactOptional(v.string()),
});

/** An invoice as it can be read, with everything that belongs to it. */
export interface InvoiceAnswer extends Omit<contract.InvoiceAnswer, 'invoice'> {
  invoice: Invoice;
}

export const invoiceAnswerSchema: v.GenericSchema<unknown, InvoiceAnswer> = v.object({
  invoice: invoiceSchema,
  paymentDetails: paymentDetailsSchema,
  document: documentSchema,
  payments: v.array(paymentSchema),
  activity: v.array(eventSchema),
});
