import { HttpResponse, http } from 'msw/http';
import { decline, readBody, readId } from '../lib/http/answers.ts';
import { once } from '../lib/http/idempotency.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { currentWorld } from '../lib/sample/world.ts';
import { isSameName } from '../lib/list/same-name.ts';
import { clients } from '../world/index.ts';
import { copyOf, download, draftOf, edit, pay, send, unpay } from './invoice.changes.ts';
import type {
  DeleteInvoiceAnswer,
  InvoiceAnswer,
  InvoiceClient,
  InvoiceClientsAnswer,
  InvoiceItemsAnswer,
  InvoiceRowsAnswer,
  InvoicesAnswer,
  NextInvoiceAnswer,
} from './invoice.contract.ts';
import { invoiceItems, invoiceRecordsSample } from './invoice.data.ts';
import { answerOf, type InvoiceRecord, rowOf } from './invoice.records.ts';
import {
  addClientSchema,
  idsSchema,
  paySchema,
  sendSchema,
  unpaySchema,
  writeInvoiceSchema,
} from './invoice.requests.ts';
import { authorOf } from './invoice.rights.ts';
import { findClients, findInvoices } from './invoice.search.ts';

interface Invoices {
  records: InvoiceRecord[];
  /** Added by hand. */
  clients: InvoiceClient[];
  /** The highest number ever given: none is given twice. */
  lastId: number;
}

const store = sampleStore(seed, { keptAs: 'invoice' });

function seed(): Invoices {
  const records = invoiceRecordsSample();
  return { records, clients: [], lastId: records.at(-1)?.id ?? 0 };
}

export const invoiceHandlers = [
  http.get('/apps/invoice/invoices', ({ request }) =>
    HttpResponse.json<InvoicesAnswer>(
      findInvoices(
        store.data.records.map((record) => rowOf(record)),
        new URL(request.url).searchParams,
      ),
    ),
  ),

  http.delete('/apps/invoice/delete', async ({ request }) => {
    await authorOf(request, 'write');
    const { id } = find(await readId(request));
    store.data.records = store.data.records.filter((record) => record.id !== id);
    return HttpResponse.json<DeleteInvoiceAnswer>({ id });
  }),

  http.post(
    '/apps/invoice/send',
    once(async ({ request }) => {
      const author = await authorOf(request, 'write');
      const { ids, mail } = await readBody(request, sendSchema);
      const records = ids.map(find);
      send(records, mail, author);
      return rows(records);
    }),
  ),

  http.post('/apps/invoice/download', async ({ request }) => {
    const author = await authorOf(request, 'read');
    const records = (await readBody(request, idsSchema)).ids.map(find);
    download(records, author);
    return rows(records);
  }),

  http.post(
    '/apps/invoice/pay',
    once(async ({ request }) => {
      const author = await authorOf(request, 'write');
      const body = await readBody(request, paySchema);
      pay(byId(), body, author);
      return rows(body.payments.map(({ id }) => find(id)));
    }),
  ),

  http.post('/apps/invoice/unpay', async ({ request }) => {
    const author = await authorOf(request, 'write');
    const body = await readBody(request, unpaySchema);
    unpay(byId(), body, author);
    return rows(body.payments.map(({ id }) => find(id)));
  }),

  http.post(
    '/apps/invoice/duplicate',
    once(async ({ request }) => {
      const author = await authorOf(request, 'create');
      const { document, avatar } = find(await readId(request));
      return one(add((id) => draftOf(id, copyOf(document), author, avatar)));
    }),
  ),

  http.get('/api/invoice/invoices/:id', ({ params }) => one(find(String(params['id'])))),

  http.post(
    '/api/invoice/invoices',
    once(async ({ request }) => {
      const author = await authorOf(request, 'create');
      const { document } = await readBody(request, writeInvoiceSchema);
      return one(add((id) => draftOf(id, document, author)));
    }),
  ),

  http.put('/api/invoice/invoices/:id', async ({ request, params }) => {
    const author = await authorOf(request, 'write');
    const record = find(String(params['id']));
    edit(record, (await readBody(request, writeInvoiceSchema)).document, author);
    return one(record);
  }),

  http.get('/api/invoice/next', () => HttpResponse.json<NextInvoiceAnswer>({ id: store.data.lastId + 1 })),

  http.get('/api/invoice/items', () => HttpResponse.json<InvoiceItemsAnswer>(Object.values(invoiceItems))),

  http.get('/api/invoice/clients', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q');
    return HttpResponse.json<InvoiceClientsAnswer>(q === null ? firstClients() : findClients(allClients(), q));
  }),

  http.post(
    '/api/invoice/clients',
    once(async ({ request }) => {
      await authorOf(request, 'create');
      const { by: _, ...client } = await readBody(request, addClientSchema);
      if (allClients().some((known) => isSameClient(known, client)))
        return decline(409, 'name: There is a client of this name and e-mail address');
      store.data.clients.push(client);
      return HttpResponse.json<InvoiceClient>(client, { status: 201 });
    }),
  ),
];

const clientsOf = (records: readonly InvoiceRecord[]) => records.map(({ document }) => document.client);

/** Those whom the form offers before anybody searches. */
const firstClients = () => [...clientsOf(store.data.records.slice(0, 5)), ...store.data.clients];

/** Everybody who can get an invoice, once each: the first ones, then all others who have one, then agencies and customers. */
function allClients(): InvoiceClient[] {
  const found = new Map<string, InvoiceClient>();
  for (const client of [...firstClients(), ...clientsOf(store.data.records), ...clients(currentWorld())]) {
    const key = `${client.name} ${client.companyEmail}`;
    if (!found.has(key)) found.set(key, client);
  }
  return [...found.values()];
}

const isSameClient = (one: InvoiceClient, other: InvoiceClient) =>
  isSameName(one.name, other.name) && isSameName(one.companyEmail, other.companyEmail);

const byId = () => new Map(store.data.records.map((record) => [record.id, record]));

function find(wanted: number | string): InvoiceRecord {
  const record = store.data.records.find(({ id }) => String(id) === String(wanted));
  if (!record) throw decline(404, 'There is no such invoice');
  return record;
}

function add(make: (id: number) => InvoiceRecord): InvoiceRecord {
  store.data.lastId += 1;
  const record = make(store.data.lastId);
  store.data.records.push(record);
  return record;
}

const one = (record: InvoiceRecord) => HttpResponse.json<InvoiceAnswer>(answerOf(record));

const rows = (records: readonly InvoiceRecord[]) =>
  HttpResponse.json<InvoiceRowsAnswer>({ invoices: records.map((record) => rowOf(record)) });
