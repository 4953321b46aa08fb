import { beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { invoiceHandlers } from './invoice.handlers.ts';

const call = callsTo(invoiceHandlers);
const open = async () => (await call('GET', '/api/invoice/invoices/4987')).body;
const everything = async () => [
  await open(),
  (await call('GET', '/apps/invoice/invoices')).body,
  (await call('GET', '/api/invoice/clients')).body,
];
const asked = (role: string) => ({ by: { fullName: 'Kaito Sato', role } });
const payment = { id: 'p-1', amount: 100, date: '2030-06-15', method: 'Cash', note: '' };
const client = { name: 'Ana', company: '', companyEmail: 'ana@prado.example', address: '', country: '', contact: '' };

type Call = [method: string, path: string, body: object];

const writing: Call[] = [
  ['POST', '/apps/invoice/send', { ids: [4987] }],
  ['POST', '/apps/invoice/pay', { payments: [{ id: 4987, payment }] }],
  ['POST', '/apps/invoice/unpay', { payments: [{ id: 4987, paymentId: 'p-1' }] }],
  ['PUT', '/api/invoice/invoices/4987', {}],
];
const creating: Call[] = [
  ['POST', '/apps/invoice/duplicate', { id: 4987 }],
  ['POST', '/api/invoice/invoices', {}],
  ['POST', '/api/invoice/clients', client],
];

/** Calls in the name of a role, and what it may not do. */
const as = (role: string, verb: string, calls: Call[]) =>
  calls.map(([method, path, body]) => [method, path, { ...body, ...asked(role) }, verb] as const);

beforeEach(resetSampleData);

describe('a role without the right', () => {
  it.each([
    ...as('support', 'change', writing),
    ['DELETE', '/apps/invoice/delete?id=4987&role=support', undefined, 'change'] as const,
    ...as('support', 'see', [['POST', '/apps/invoice/download', { ids: [4987] }]]),
    // A manager changes invoices, and creates none.
    ...as('manager', 'create', creating),
  ])('is refused by %s %s, and nothing changes', async (method, path, body, verb) => {
    const before = await everything();

    expect(await call(method, path, body)).toMatchObject({
      status: 403,
      body: { message: `Your role may not ${verb} invoices. Ask an administrator.` },
    });
    expect(await everything()).toEqual(before);
  });
});

it('a role with the right changes invoices, under its own name and that of the request', async () => {
  const headers = { 'Idempotency-Key': 'mail' };

  expect(await call('POST', '/apps/invoice/send', { ids: [4987], ...asked('manager') }, headers)).toMatchObject({
    status: 200,
  });
  expect((await open()).activity.at(-1)).toMatchObject({ kind: 'sent', by: 'Kaito Sato', requestId: 'mail' });
});

it.each(creating)('an administrator may %s %s', async (method, path, body) => {
  const { document } = await open();

  const { status } = await call(method, path, {
    ...(path.endsWith('invoices') ? { document } : body),
    ...asked('admin'),
  });
  expect(status).toBeLessThan(300);
});

it('a person that cannot be read is refused as a mistake, not taken for an administrator', async () => {
  expect(await call('POST', '/apps/invoice/send', { ids: [4987], by: 'admin' })).toMatchObject({ status: 400 });
});
