import type { InvoiceClient } from '@embarque/mocks/invoice/contract';
import type * as v from 'valibot';
import { demoApi } from '../http/http.ts';
import { parseAnswer } from '../http/response/http.answer.ts';
import { rows } from '../http/response/rows.schema.ts';
import { clientSchema } from './invoice-row.schema.ts';

const CLIENTS = '/api/invoice/clients';

const clientsSchema: v.GenericSchema<unknown, InvoiceClient[]> = rows(clientSchema);

/** The clients whose name, company or email contains a text. Rejects with an `HttpError`. */
export async function clientsNamed(q: string, signal: AbortSignal): Promise<InvoiceClient[]> {
  return parseAnswer(CLIENTS, clientsSchema, await demoApi.get(CLIENTS, { params: { q }, signal }));
}
