import { centsOf } from '@embarque/design-system/money';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { currentWorld } from '../lib/sample/world.ts';
import { setNow } from '../lib/time/clock.ts';
import { sales } from '../world/index.ts';
import type { InvoiceDocument, InvoicePayment } from './invoice.contract.ts';
import { invoiceHandlers } from './invoice.handlers.ts';
import { amountOf } from './invoice.money.ts';
import { statusOf } from './invoice.records.ts';
import {
  invoiceAnswerSchema,
  invoiceClientsAnswerSchema,
  invoiceItemsAnswerSchema,
  invoiceRowsAnswerSchema,
  invoicesAnswerSchema,
} from './invoice.schema.ts';

const call = callsTo(invoiceHandlers);
const list = async (query = '') =>
  v.parse(invoicesAnswerSchema, (await call('GET', `/apps/invoice/invoices?${query}`)).body);
const open = async (id: number) =>
  v.parse(invoiceAnswerSchema, (await call('GET', `/api/invoice/invoices/${id}`)).body);
const idOf = async (status: string) => (await list(`status=${encodeURIComponent(status)}`)).invoices[0]?.id ?? 0;
const paymentOf = (amount: number, id = 'p-1'): InvoicePayment => ({
  id,
  amount,
  date: '2030-06-15',
  method: 'Cash',
  note: '',
});
const pay = (id: number, payment: InvoicePayment) => call('POST', '/apps/invoice/pay', { payments: [{ id, payment }] });
const now = new Date(2030, 5, 15, 12).getTime();

beforeEach(() => {
  setNow(now);
  resetSampleData();
});
afterEach(() => setNow());

describe('the status follows from facts', () => {
  const facts = { delivered: 'Sent' as const, paid: 0, balance: 100, dueDate: '2030-07-15', today: '2030-06-15' };

  it.each([
    ['Draft', { delivered: null }],
    ['Draft', { delivered: null, dueDate: '2030-06-14' }],
    ['Sent', {}],
    ['Downloaded', { delivered: 'Downloaded' as const }],
    ['Sent', { dueDate: '2030-06-15' }],
    ['Past Due', { dueDate: '2030-06-14' }],
    ['Past Due', { dueDate: '2030-06-14', paid: 1 }],
    ['Partial Payment', { paid: 1 }],
    ['Partial Payment', { delivered: null, paid: 1 }],
    ['Paid', { paid: 1, balance: 0, dueDate: '2030-06-14' }],
  ])('%s: %j', (status, some) => {
    expect(statusOf({ ...facts, ...some })).toBe(status);
  });

  it('of an invoice that is paid in part and sent again: paid in part, both times (XI-12)', async () => {
    const id = await idOf('Partial Payment');

    await call('POST', '/apps/invoice/send', { ids: [id] });

    expect((await open(id)).invoice.invoiceStatus).toBe('Partial Payment');
  });
});

it('a mail goes out once, though a reload sends it twice under the same key', async () => {
  const before = (await open(4987)).activity.length;
  const send = () => call('POST', '/apps/invoice/send', { ids: [4987] }, { 'Idempotency-Key': 'mail' });

  expect((await send()).body).toEqual((await send()).body);
  expect((await open(4987)).activity).toHaveLength(before + 1);
});

it('the first invoice has the figures of the template, and their true total (XI-20)', async () => {
  expect((await open(4987)).invoice).toMatchObject({ total: 2144.12, balance: 'R$ 1.545,12' });
});

describe('the list', () => {
  it('sums what it finds', async () => {
    const { allData, sums } = await list('status=Past+Due');
    const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + centsOf(amount), 0);
    const late = allData.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due');

    expect(sums).toEqual({
      total: cents(late.map(({ total }) => total)),
      open: cents(late.map(({ balance }) => amountOf(balance))),
      overdue: cents(late.map(({ balance }) => amountOf(balance))),
    });
  });

  it('counts each status among what the text finds', async () => {
    expect((await list('status=Draft')).counts).toEqual({
      Paid: 12,
      Downloaded: 8,
      Sent: 6,
      Draft: 10,
      'Partial Payment': 11,
      'Past Due': 3,
    });
    expect((await list('q=otto')).counts).toMatchObject({ 'Partial Payment': 1, Paid: 0 });
  });
});

describe('a payment', () => {
  it('lowers the balance, and can be removed', async () => {
    const { body } = await pay(4987, paymentOf(154_511));
    expect(v.parse(invoiceRowsAnswerSchema, body).invoices).toHaveLength(1);
    expect((await open(4987)).invoice).toMatchObject({ balance: 'R$ 0,01', invoiceStatus: 'Partial Payment' });

    await call('POST', '/apps/invoice/unpay', { payments: [{ id: 4987, paymentId: 'p-1' }] });
    expect((await open(4987)).invoice.balance).toBe('R$ 1.545,12');
  });

  it('is entered once, though it is sent twice', async () => {
    await pay(4987, paymentOf(100));
    await pay(4987, paymentOf(100));

    expect((await open(4987)).payments).toHaveLength(2);
  });

  it('of more than is open is refused, with all others of the request', async () => {
    const payments = [
      { id: 4987, payment: paymentOf(100) },
      { id: 4987, payment: paymentOf(154_500, 'p-2') },
    ];

    expect(await call('POST', '/apps/invoice/pay', { payments })).toMatchObject({
      status: 422,
      body: { message: 'payments: No more than R$ 1.544,12 of invoice 4987 is open' },
    });
    expect((await open(4987)).payments).toHaveLength(1);
  });

  it.each([0, -1, 1.5])('of %d cents is none', async (amount) => {
    expect((await pay(4987, paymentOf(amount))).status).toBe(400);
  });
});

it('a copy of a paid invoice is a draft of today, due by the same term, with all of it open (XI-10)', async () => {
  const id = await idOf('Paid');
  const { document } = await open(id);
  const { body } = await call('POST', '/apps/invoice/duplicate', { id });

  const copy = v.parse(invoiceAnswerSchema, body);
  const days = (one: InvoiceDocument) => (Date.parse(one.dueDate) - Date.parse(one.issuedDate)) / 86_400_000;
  expect(copy.invoice).toMatchObject({ id: 5037, issuedDate: '2030-06-15', invoiceStatus: 'Draft' });
  expect(days(copy.document)).toBe(days(document));
  expect(amountOf(copy.invoice.balance)).toBe(copy.invoice.total);
  expect(copy.payments).toEqual([]);
});

it('a number is given once, though the invoice that had it is deleted', async () => {
  await call('POST', '/apps/invoice/duplicate', { id: 4987 });
  await call('DELETE', '/apps/invoice/delete?id=5037');

  expect((await call('GET', '/api/invoice/next')).body).toEqual({ id: 5038 });
});

describe('writing an invoice', () => {
  it('adds a draft, and changes it', async () => {
    const { document } = await open(4987);
    const { body } = await call('POST', '/api/invoice/invoices', { document });
    const { id } = body.invoice;
    const { status } = await call('PUT', `/api/invoice/invoices/${id}`, { document: { ...document, note: 'Thanks' } });

    expect(status).toBe(200);
    const written = await open(id);
    expect(written).toMatchObject({ invoice: { id: 5037, invoiceStatus: 'Draft' }, document: { note: 'Thanks' } });
    expect(written.activity.map(({ kind }) => kind)).toEqual(['created', 'edited']);
  });

  it('refuses a due date before the issue date, and less than is paid', async () => {
    const { document } = await open(4987);
    const put = (change: Partial<InvoiceDocument>) =>
      call('PUT', '/api/invoice/invoices/4987', { document: { ...document, ...change } });

    expect((await put({ issuedDate: '2030-03-10', dueDate: '2030-03-05' })).status).toBe(400);
    expect((await put({ issuedDate: '2030-03-10', dueDate: '2030-03-10' })).status).toBe(200);
    expect((await put({ lines: [] })).status).toBe(422);
  });
});

it('offers the price list', async () => {
  expect(v.parse(invoiceItemsAnswerSchema, (await call('GET', '/api/invoice/items')).body)).toHaveLength(4);
});

it('adds a client once', async () => {
  const { client } = (await open(5036)).document;
  const add = (name: string) => call('POST', '/api/invoice/clients', { ...client, name });

  expect((await add('Ana Nova')).status).toBe(201);
  expect((await add('ANA NOVA')).status).toBe(409);
  expect((await call('GET', '/api/invoice/clients')).body).toHaveLength(6);
});

describe('GET /api/invoice/clients with a query', () => {
  const names = async (q: string) => {
    const { body } = await call('GET', `/api/invoice/clients?q=${encodeURIComponent(q)}`);
    return v.parse(invoiceClientsAnswerSchema, body).map(({ name }) => name);
  };

  it('finds everybody who has an invoice, and every customer of the sales', async () => {
    const all = await names('');
    const { allData } = v.parse(invoicesAnswerSchema, (await call('GET', '/apps/invoice/invoices')).body);

    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(all.slice(0, 5)).toEqual(allData.slice(0, 5).map(({ client }) => client.name));
    expect(allData.filter(({ client }) => !all.includes(client.name))).toEqual([]);
    expect(sales(currentWorld()).filter(({ customer }) => !all.includes(customer.name))).toEqual([]);
  });

  it('offers nobody twice', async () => {
    const { body } = await call('GET', '/api/invoice/clients?q=');
    const keys = v.parse(invoiceClientsAnswerSchema, body).map(({ name, companyEmail }) => `${name} ${companyEmail}`);

    expect(new Set(keys).size).toBe(keys.length);
  });

  it('finds by part of a name, without its accents, and by email', async () => {
    expect(await names('carla antu')).toEqual(['Carla Antunes']);
    expect(await names('ines vasc')).toEqual(['Inês Vasconcelos']);
    expect(await names('accounts@polder')).toEqual(['Polder Business Travel']);
    expect(await names('zzz')).toEqual([]);
  });
});
