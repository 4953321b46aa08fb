import { isEmailAddress } from '@embarque/design-system/email-address';
import { LARGEST } from '@embarque/design-system/money';
import * as v from 'valibot';
import type {
  AddInvoiceClientRequest,
  InvoiceClient,
  InvoiceDocument,
  InvoiceLine,
  InvoicePayment,
  PayInvoicesRequest,
  SendInvoicesRequest,
  UnpayInvoicesRequest,
  WriteInvoiceRequest,
} from './invoice.contract.ts';
import { daySchema } from '../lib/time/day.schema.ts';

/* The bodies of requests. */

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const day = daySchema();
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const rate = upTo(LARGEST.rate);
const id = v.pipe(v.number(), v.integer());
const email = v.pipe(v.string(), v.check(isEmailAddress));
const ids = v.pipe(v.array(id), v.nonEmpty('Say which invoices are meant'), v.maxLength(1000));

const by = v.exactOptional(v.object({ fullName: v.string(), role: v.string() }));

const client = {
  address: v.string(),
  company: v.string(),
  companyEmail: email,
  country: v.string(),
  contact: v.string(),
  name: filled,
};

const clientSchema: v.GenericSchema<unknown, InvoiceClient> = v.strictObject(client);

export const addClientSchema: v.GenericSchema<unknown, AddInvoiceClientRequest> = v.strictObject({ ...client, by });

const lineSchema: v.GenericSchema<unknown, InvoiceLine> = v.strictObject({
  id: filled,
  item: v.string(),
  description: v.string(),
  price: upTo(LARGEST.price),
  quantity: upTo(LARGEST.quantity),
  discount: rate,
  taxes: v.pipe(v.array(rate), v.maxLength(2)),
});

export const documentSchema: v.GenericSchema<unknown, InvoiceDocument> = v.pipe(
  v.strictObject({
    issuedDate: day,
    dueDate: day,
    term: v.picklist(['receipt', 'days7', 'days14', 'days30', 'custom']),
    currency: v.literal('BRL'),
    client: clientSchema,
    salesperson: v.string(),
    note: v.string(),
    lines: v.pipe(v.array(lineSchema), v.maxLength(1000)),
    discount: v.variant('kind', [
      v.strictObject({ kind: v.literal('amount'), cents: upTo(1e15) }),
      v.strictObject({ kind: v.literal('percent'), rate }),
    ]),
    acceptedPayments: v.array(v.picklist(['Debit Card', 'Credit Card', 'Paypal', 'Internet Banking', 'UPI Transfer'])),
    shows: v.strictObject({ terms: v.boolean(), notes: v.boolean(), stub: v.boolean() }),
  }),
  v.check(({ issuedDate, dueDate }) => dueDate >= issuedDate, 'dueDate: An invoice is due on its issue date or later'),
);

export const writeInvoiceSchema: v.GenericSchema<unknown, WriteInvoiceRequest> = v.object({ document: documentSchema });

export const paymentSchema: v.GenericSchema<unknown, InvoicePayment> = v.strictObject({
  id: filled,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: day,
  method: v.picklist(['Cash', 'Bank Transfer', 'Debit', 'Credit', 'Paypal']),
  note: v.string(),
});

export const paySchema: v.GenericSchema<unknown, PayInvoicesRequest> = v.object({
  payments: v.pipe(v.array(v.object({ id, payment: paymentSchema })), v.nonEmpty()),
});

export const unpaySchema: v.GenericSchema<unknown, UnpayInvoicesRequest> = v.object({
  payments: v.pipe(v.array(v.object({ id, paymentId: v.string() })), v.nonEmpty()),
});

export const sendSchema: v.GenericSchema<unknown, SendInvoicesRequest> = v.object({
  ids,
  mail: v.exactOptional(
    v.object({ to: v.pipe(v.array(email), v.nonEmpty()), subject: v.string(), message: v.string() }),
  ),
});

export const idsSchema: v.GenericSchema<unknown, { ids: number[] }> = v.object({ ids });
