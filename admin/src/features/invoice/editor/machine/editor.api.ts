import type { PricedItem } from '@embarque/design-system/invoice-editor';
import type { InvoiceClient } from '@embarque/mocks/invoice/contract';
import type { RolePrincipal } from '@embarque/mocks/roles/contract';
import * as v from 'valibot';
import { demoApi } from '../../../../http/http.ts';
import { parseAnswer } from '../../../../http/response/http.answer.ts';
import { loadInvoice } from '../../server/invoice.api.ts';
import { clientSchema, invoiceAnswerSchema, type InvoiceAnswer } from '../../server/invoice.schema.ts';
import { documentOf, type EditorDraft } from '../model/editor.draft.ts';

const BASE = '/api/invoice';

/** Everything that the editor needs before it can be typed into. */
export interface LoadedEditor {
  /** `null` for a new invoice. */
  answer: InvoiceAnswer | null;
  items: readonly PricedItem[];
  clients: readonly InvoiceClient[];
  /** The number of a new invoice; `null` for one that has its own. */
  nextId: number | null;
}

const itemsSchema = v.array(v.object({ name: v.string(), price: v.number(), taxes: v.array(v.number()) }));

/** Loads an invoice, or the number of a new one, with price list and clients. Rejects with an `HttpError`. */
export async function loadEditor(id: number | null, signal: AbortSignal): Promise<LoadedEditor> {
  const [answer, items, clients, next] = await Promise.all([
    id === null ? null : loadInvoice(id, signal),
    demoApi.get(`${BASE}/items`, { signal }),
    // Without a query the server offers the first five alone.
    demoApi.get(`${BASE}/clients`, { params: { q: '' }, signal }),
    id === null ? demoApi.get(`${BASE}/next`, { signal }) : null,
  ]);
  return {
    answer,
    items: parseAnswer('items', itemsSchema, items),
    clients: parseAnswer('clients', v.array(clientSchema), clients),
    nextId: next === null ? null : parseAnswer('next', v.object({ id: v.number() }), next).id,
  };
}

interface SaveRequest {
  /** `null` for a new invoice. */
  id: number | null;
  draft: EditorDraft;
  /** The same when it is repeated, so that no second invoice is made. */
  key: string | null;
  by: RolePrincipal;
}

/** Saves an invoice. Rejects with an `HttpError`. */
export async function saveInvoice({ id, draft, key, by }: SaveRequest): Promise<InvoiceAnswer> {
  const body = { document: documentOf(draft), by };
  const answer =
    id === null
      ? await demoApi.post(`${BASE}/invoices`, body, {
          isQuiet: true,
          isCreation: true,
          ...(key !== null && { idempotencyKey: key }),
        })
      : await demoApi.put(`${BASE}/invoices/${id}`, body, { isQuiet: true });
  return parseAnswer('invoices', invoiceAnswerSchema, answer);
}

export interface NewClient {
  client: InvoiceClient;
  key: string;
  by: RolePrincipal;
}

/** Adds a client. Rejects with an `HttpError`, of status 409 when name and e-mail are known. */
export async function addClient({ client, key, by }: NewClient, signal: AbortSignal): Promise<InvoiceClient> {
  const body = { ...client, by };
  const answer = await demoApi.post(`${BASE}/clients`, body, {
    isQuiet: true,
    isCreation: true,
    idempotencyKey: key,
    signal,
  });
  return parseAnswer('clients', clientSchema, answer);
}
