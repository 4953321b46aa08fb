import type * as contract from '@embarque/mocks/invoice/contract';
import * as v from 'valibot';
import { pictureSchema } from '../http/response/picture.schema.ts';
import { day, number, numberId, type Open, openEnum, text } from '../http/response/tolerant.schema.ts';

export const clientSchema: v.GenericSchema<unknown, contract.InvoiceClient> = v.object({
  address: text,
  company: text,
  companyEmail: text,
  country: text,
  contact: text,
  name: text,
});

/** An invoice as it can be read: a newer server may have statuses that this version does not know. */
export interface Invoice extends Omit<contract.Invoice, 'invoiceStatus'> {
  invoiceStatus: Open<contract.InvoiceStatus>;
}

/** The row of a list. */
export const invoiceSchema: v.GenericSchema<unknown, Invoice> = v.object({
  id: numberId,
  issuedDate: day,
  client: clientSchema,
  service: text,
  total: number,
  avatar: pictureSchema,
  invoiceStatus: openEnum<contract.InvoiceStatus>(),
  balance: v.union([v.number(), v.string()]),
  dueDate: day,
});
