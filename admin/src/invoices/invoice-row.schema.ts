import type { Invoice, InvoiceClient } from '@embarque/mocks/invoice/contract';
import * as v from 'valibot';
import { pictureSchema } from '../http/response/picture.schema.ts';

const day = v.pipe(v.string(), v.isoDate());

export const clientSchema: v.GenericSchema<unknown, InvoiceClient> = v.object({
  address: v.string(),
  company: v.string(),
  companyEmail: v.string(),
  country: v.string(),
  contact: v.string(),
  name: v.string(),
});

/** The row of a list. */
export const invoiceSchema: v.GenericSchema<unknown, Invoice> = v.object({
  id: v.pipe(v.number(), v.integer()),
  issuedDate: day,
  client: clientSchema,
  service: v.string(),
  total: v.number(),
  avatar: pictureSchema,
  invoiceStatus: v.picklist(['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due']),
  balance: v.union([v.number(), v.string()]),
  dueDate: day,
});
