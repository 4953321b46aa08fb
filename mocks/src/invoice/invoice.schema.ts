import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type {
  DeleteInvoiceAnswer,
  Invoice,
  InvoiceAnswer,
  InvoiceClient,
  InvoiceClientsAnswer,
  InvoiceEvent,
  InvoiceItemsAnswer,
  InvoiceRowsAnswer,
  InvoicesAnswer,
} from './invoice.contract.ts';
import { documentSchema, paymentSchema } from './invoice.requests.ts';

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const filled = v.pipe(v.string(), v.nonEmpty());
const day = v.pipe(v.string(), v.isoDate());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const clientSchema: v.GenericSchema<unknown, InvoiceClient> = v.strictObject({
  address: v.string(),
  company: v.string(),
  companyEmail: v.pipe(v.string(), v.check(isEmailAddress)),
  country: filled,
  contact: filled,
  name: filled,
});

const invoiceSchema: v.GenericSchema<unknown, Invoice> = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(4987)),
  issuedDate: day,
  client: clientSchema,
  service: filled,
  total: v.pipe(v.number(), v.minValue(0.01)),
  avatar: v.pipe(v.string(), v.regex(/^(\/pictures\/avatar\/[a-z-]+\.svg)?$/)),
  invoiceStatus: v.picklist(['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due']),
  balance: v.union([v.literal(0), v.pipe(v.string(), v.regex(/^-?R\$ \d{1,3}(\.\d{3})*,\d{2}$/))]),
  dueDate: day,
});

export const invoicesAnswerSchema: v.GenericSchema<unknown, InvoicesAnswer> = v.strictObject({
  allData: v.array(invoiceSchema),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  invoices: v.array(invoiceSchema),
  counts: v.strictObject({
    Paid: count,
    Downloaded: count,
    Sent: count,
    Draft: count,
    'Partial Payment': count,
    'Past Due': count,
  }),
  sums: v.strictObject({ total: count, open: count, overdue: count }),
});

export const invoiceRowsAnswerSchema: v.GenericSchema<unknown, InvoiceRowsAnswer> = v.strictObject({
  invoices: v.array(invoiceSchema),
});

const eventSchema: v.GenericSchema<unknown, InvoiceEvent> = v.strictObject({
  kind: v.picklist(['created', 'edited', 'sent', 'downloaded', 'payment', 'payment removed']),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: filled,
  to: v.exactOptional(v.array(v.pipe(v.string(), v.check(isEmailAddress)))),
  amount: v.exactOptional(count),
  requestId: v.exactOptional(filled),
});

export const invoiceAnswerSchema: v.GenericSchema<unknown, InvoiceAnswer> = v.strictObject({
  invoice: invoiceSchema,
  paymentDetails: v.strictObject({
    totalDue: v.pipe(v.number(), v.minValue(0)),
    bankName: filled,
    country: filled,
    iban: v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}( [A-Z\d]{1,4})+$/)),
    swiftCode: v.pipe(v.string(), v.regex(/^[A-Z\d]{8,11}$/)),
  }),
  document: documentSchema,
  payments: v.array(paymentSchema),
  activity: v.array(eventSchema),
});

export const invoiceItemsAnswerSchema: v.GenericSchema<unknown, InvoiceItemsAnswer> = v.array(
  v.strictObject({ name: filled, description: filled, price: count, taxes: v.array(count) }),
);

export const invoiceClientsAnswerSchema: v.GenericSchema<unknown, InvoiceClientsAnswer> = v.array(clientSchema);

export const deleteInvoiceAnswerSchema: v.GenericSchema<unknown, DeleteInvoiceAnswer> = v.strictObject({
  id: v.number(),
});
