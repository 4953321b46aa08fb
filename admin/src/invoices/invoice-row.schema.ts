import type { Invoice, InvoiceClient } from '@embarque/mocks/invoice/contract';
import * as v from 'valibot';
import { pictureSchema } from '../http/response/picture.schema.ts';
import { day, number, numberId, text } from '../http/response/tolerant.schema.ts';

export const clientSchema: v.GenericSchema<unknown, InvoiceClient> = v.object({
  address: text,
  company: text,
  companyEmail: text,
  country: text,
  contact: text,
  name: text,
});

/** The row of a list. */
export const invoiceSchema: v.GenericSchema<unknown, Invoice> = v.object({
  id: numberId,
  issuedDate: day,
  client: clientSchema,
  service: text,
  total: number,
  avatar: pictureSchema,
  invoiceStatus: v.picklist(['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due']),
  balance: v.union([v.number(), v.string()]),
  dueDate: day,
});
