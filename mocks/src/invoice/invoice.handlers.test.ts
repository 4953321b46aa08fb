import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { fold } from '@embarque/design-system/fold';
import { expectPagesToAddUp } from '../lib/list/listing.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import type { Invoice } from './invoice.contract.ts';
import { invoiceHandlers } from './invoice.handlers.ts';
import { invoiceScenarios } from './invoice.scenarios.ts';
import { amountOf } from './invoice.money.ts';
import {
  deleteInvoiceAnswerSchema,
  invoiceAnswerSchema,
  invoiceClientsAnswerSchema,
  invoicesAnswerSchema,
} from './invoice.schema.ts';

const call = callsTo(invoiceHandlers);
const find = async (query = '') => {
  const { status, body } = await call('GET', `/apps/invoice/invoices?${query}`);
  expect(status).toBe(200);
  return v.parse(invoicesAnswerSchema, body);
};
const ids = (invoices: Invoice[]) => invoices.map(({ id }) => id);

beforeEach(() => {
  setNow(new Date(2030, 5, 15, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('the sample', () => {
  const count = async (matches: (invoice: Invoice) => boolean) => (await find()).allData.filter(matches).length;

  it('has fifty invoices, 4987 to 5036, each for another client, over four services', async () => {
    const { allData } = await find();

    expect(ids(allData)).toEqual(Array.from({ length: 50 }, (_, index) => 4987 + index));
    expect(new Set(allData.map(({ client }) => client.companyEmail)).size).toBe(50);
    expect(new Set(allData.map(({ service }) => service)).size).toBe(4);
  });

  it.each([
    ['Paid', 12],
    ['Downloaded', 8],
    ['Sent', 6],
    ['Draft', 10],
    ['Partial Payment', 11],
    ['Past Due', 3],
  ] as const)('has as many invoices that are %s as it should: %d (SPEC-4.6-a)', async (status, expected) => {
    expect(await count(({ invoiceStatus }) => invoiceStatus === status)).toBe(expected);
  });

  it('has nothing open exactly where it is paid, and no picture in 18', async () => {
    expect(await count(({ balance }) => balance === 0)).toBe(12);
    expect(await count(({ avatar }) => avatar === '')).toBe(18);
  });

  it('never has more open than the invoice is about, and nothing where it is paid', async () => {
    expect(await count(({ balance, total }) => amountOf(balance) > total)).toBe(0);
    expect(await count(({ balance, invoiceStatus }) => invoiceStatus === 'Paid' && balance !== 0)).toBe(0);
  });

  it('was issued in the order of the ids, and is past due exactly where it says so', async () => {
    const { allData } = await find();
    const issued = allData.map(({ issuedDate }) => issuedDate);

    expect(issued).toEqual(issued.toSorted());
    expect(issued.at(-1)).toBe('2030-06-14');
    expect(allData.filter(({ dueDate }) => dueDate < '2030-06-15')).toEqual(
      allData.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due'),
    );
  });
});

describe('GET /apps/invoice/invoices (SPEC-7.11-a)', () => {
  it('lists the newest ten when nothing is asked (SPEC-9.6-a)', async () => {
    const { invoices, total } = await find();

    expect(ids(invoices)).toEqual([5036, 5035, 5034, 5033, 5032, 5031, 5030, 5029, 5028, 5027]);
    expect(total).toBe(50);
  });

  it.each([
    ['q=5012', ({ id }: Invoice) => id === 5012],
    ['q=LIVIA', ({ client }: Invoice) => client.name === 'Lívia Prado'],
    ['q=otto.halvorsen%40', ({ client }: Invoice) => client.name === 'Otto Halvorsen'],
    ['q=paid', ({ balance }: Invoice) => balance === 0],
    ['status=Draft', ({ invoiceStatus }: Invoice) => invoiceStatus === 'Draft'],
    ['status=Past+Due', ({ invoiceStatus }: Invoice) => invoiceStatus === 'Past Due'],
    ['status=Sent', ({ invoiceStatus }: Invoice) => invoiceStatus === 'Sent'],
    ['q=no+such+invoice', () => false],
    ['status=Lost', () => false],
  ])('finds with %s exactly what matches (XI-21, SPEC-9.8-a)', async (query, matches) => {
    const { allData } = await find();

    const { invoices, total } = await find(`${query}&perPage=100&sortColumn=id`);

    expect(invoices).toEqual(allData.filter(matches));
    expect(total).toBe(invoices.length);
  });

  it('finds an invoice by its total, its balance and its due date, as they are sent and as they are shown (SPEC-9.8-a)', async () => {
    const { allData } = await find();
    const partly = allData.find(({ total, balance }) => total > 1000 && typeof balance === 'string');
    const [year, month, day] = partly?.dueDate.split('-') ?? [];
    const amount = amountOf(partly?.balance ?? 0);

    for (const q of [partly?.total, partly?.balance, amount, partly?.dueDate, `${day}/${month}/${year}`]) {
      const query = new URLSearchParams({ q: String(q), perPage: '100' });
      expect(ids((await find(`${query}`)).invoices)).toContain(partly?.id);
    }
  });

  it.each([
    ['id', ({ id }: Invoice) => id],
    ['client.name', ({ client }: Invoice) => fold(client.name)],
    ['client.country', ({ client }: Invoice) => fold(client.country)],
    ['total', ({ total }: Invoice) => total],
    ['balance', ({ balance }: Invoice) => amountOf(balance)],
    ['issuedDate', ({ issuedDate }: Invoice) => issuedDate],
    ['dueDate', ({ dueDate }: Invoice) => dueDate],
    ['invoiceStatus', ({ invoiceStatus }: Invoice) => fold(invoiceStatus)],
  ])('sorts by %s both ways', async (column, keyOf: (invoice: Invoice) => number | string) => {
    const up = (await find(`sortColumn=${column}&perPage=100`)).invoices.map(keyOf);
    const down = (await find(`sortColumn=${column}&sort=desc&perPage=100`)).invoices.map(keyOf);
    const inOrder = up.toSorted((a, b) => (a < b ? -1 : Number(a > b)));

    expect(up).toEqual(inOrder);
    expect(down).toEqual(inOrder.toReversed());
  });

  it.each(['page=0', 'perPage=0', 'page=one&perPage=ten', 'page=-1', 'sortColumn=client', 'status='])(
    'reads %s as nothing asked',
    async (query) => {
      expect(await find(query)).toEqual(await find());
    },
  );

  it('hands out pages that put together are the filtered, sorted list', async () => {
    await expectPagesToAddUp(
      async (query) => {
        const { invoices, total } = await find(query);
        return { rows: invoices, total };
      },
      fc.record({
        q: fc.constantFrom('', 'paid', 'a', '50', 'nobody'),
        status: fc.constantFrom('', 'Paid', 'Draft', 'Lost'),
        sortColumn: fc.constantFrom('', 'balance', 'client.name'),
        sort: fc.constantFrom('', 'asc', 'desc'),
      }),
    );
  });
});

describe('GET /api/invoice/invoices/{id} (SPEC-7.11-c)', () => {
  it('shows the invoice and how its open part is paid', async () => {
    const open = (await find('status=Past+Due')).invoices[0];

    const { status, body } = await call('GET', `/api/invoice/invoices/${open?.id}`);

    expect(status).toBe(200);
    const { invoice, paymentDetails } = v.parse(invoiceAnswerSchema, body);
    expect(invoice).toEqual(open);
    expect(paymentDetails.totalDue).toBe(open?.total);
  });

  it('asks for nothing where nothing is open', async () => {
    const settled = (await find('status=Paid')).invoices[0];
    const { body } = await call('GET', `/api/invoice/invoices/${settled?.id}`);

    expect(body.paymentDetails.totalDue).toBe(0);
  });

  it.each(['1', '49871', 'latest', '__proto__', '4987.0'])('knows no invoice %s', async (id) => {
    expect(await call('GET', `/api/invoice/invoices/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'There is no such invoice' },
    });
  });
});

it('GET /api/invoice/clients offers the clients of the first five invoices (SPEC-7.11-d)', async () => {
  const { status, body } = await call('GET', '/api/invoice/clients');
  const { allData } = await find();

  expect(status).toBe(200);
  expect(v.parse(invoiceClientsAnswerSchema, body)).toEqual(allData.slice(0, 5).map(({ client }) => client));
});

describe('DELETE /apps/invoice/delete (SPEC-7.11-b)', () => {
  it.each([
    ['the query', '?id=5000', undefined],
    ['a body', '', { id: 5000 }],
  ])('takes the id from %s, once', async (_, query, body) => {
    const { status, body: answer } = await call('DELETE', `/apps/invoice/delete${query}`, body);

    expect(status).toBe(200);
    expect(v.parse(deleteInvoiceAnswerSchema, answer)).toEqual({ id: 5000 });
    expect(ids((await find()).allData)).not.toContain(5000);
    expect((await call('GET', '/api/invoice/invoices/5000')).status).toBe(404);
    expect((await call('DELETE', `/apps/invoice/delete${query}`, body)).status).toBe(404);
  });

  it.each([
    ['?id=1', undefined, 404],
    ['', undefined, 400],
    ['', '{', 400],
    ['', { id: [5000] }, 400],
  ])('with %j and the body %j deletes nothing', async (query, body, status) => {
    expect(await call('DELETE', `/apps/invoice/delete${query}`, body)).toMatchObject({
      status,
      body: { message: expect.any(String) },
    });
    expect((await find()).total).toBe(50);
  });
});

describe('a scenario', () => {
  const findIn = async (name: keyof typeof invoiceScenarios) => {
    const { status, body } = await callsTo([invoiceScenarios[name]])('GET', '/apps/invoice/invoices');
    return { status, body };
  };

  it('differs in what it lists', async () => {
    expect((await findIn('empty')).body).toMatchObject({ allData: [], total: 0, invoices: [] });
    expect((await findIn('veryLongTexts')).body.invoices[0].client.name.length).toBeGreaterThan(100);
    expect(v.parse(invoicesAnswerSchema, (await findIn('thousandsOfRows')).body).total).toBe(3000);
  });

  it.each([
    ['refused', 403],
    ['unauthorised', 401],
    ['failed', 500],
  ] as const)('%s answers %d with a message', async (name, status) => {
    expect(await findIn(name)).toEqual({ status, body: { message: expect.any(String) } });
  });
});
