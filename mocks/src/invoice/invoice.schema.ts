import * as v from 'valibot';
import type {
  DeleteInvoiceAnswer,
  Invoice,
  InvoiceAnswer,
  InvoiceClient,
  InvoiceClientsAnswer,
  InvoicesAnswer,
} from './invoice.contract.ts';

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const filled = v.pipe(v.string(), v.nonEmpty());
const day = v.pipe(v.string(), v.isoDate());

const clientSchema: v.GenericSchema<unknown, InvoiceClient> = v.strictObject({
  address: filled,
  company: filled,
  companyEmail: v.pipe(v.string(), v.email()),
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
});

export const invoiceClientsAnswerSchema: v.GenericSchema<unknown, InvoiceClientsAnswer> = v.array(clientSchema);

export const deleteInvoiceAnswerSchema: v.GenericSchema<unknown, DeleteInvoiceAnswer> = v.strictObject({
  id: v.number(),
});
