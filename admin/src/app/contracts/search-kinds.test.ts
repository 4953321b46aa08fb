import { createMongoAbility } from '@casl/ability';
import { handlers, resetSampleData } from '@embarque/mocks';
import { salesApi as salesServer } from '@embarque/mocks/sales-api/handlers';
import { getResponse } from 'msw/utils/get-response';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import { kept, placed, request } from '../../features/checkout/model/checkout.testing.ts';
import { ask, commandsFor, sourcesFor } from '../../features/search/work/search.sources.ts';
import { readInvoiceQuery } from '../../invoices/invoice-list.query.ts';
import { listInvoices } from '../../invoices/invoice-list.api.ts';
import { clientsNamed } from '../../invoices/clients.api.ts';
import { readSalesQuery } from '../../features/sales/sales.query.ts';
import { salesCalls } from '../../features/sales/server/sales.api.ts';
import { connectHttp } from '../../http/http.ts';
import { i18n } from '../../i18n/i18n.ts';
import { createSafeStorage } from '../../storage/storage.ts';

const ORIGIN = 'https://app.example';
const ability = createMongoAbility<[string, string]>([{ action: 'manage', subject: 'all' }]);
const rights = [{ rules: [{ action: 'manage', subject: 'all' }] }] as never;
const { signal } = new AbortController();

const order = { ...request, ...placed, address: required(kept.given, 'address'), payment: kept.payment };
const stored = JSON.stringify({ ...kept, order });
const area = { getItem: (key: string) => (key === 'embarque.checkout' ? stored : null) };
const storage = createSafeStorage(() => area as unknown as Storage);

beforeEach(() => {
  // Titles are their own source text; nothing is loaded here.
  vi.stubGlobal('reportError', () => undefined);
  resetSampleData();
  vi.stubGlobal('location', new URL(ORIGIN));
  const { accessToken } = salesServer.signIn('admin@demo.com');
  const respond = async (input: RequestInfo | URL, init?: RequestInit) =>
    required(await getResponse(handlers, new Request(input, init), { baseUrl: ORIGIN }), 'handler');
  connectHttp({
    gate: {
      enter: () => ({ id: 1, epoch: 1, version: 1 }),
      pass: (ticket) => ({ ticket, token: accessToken }),
      hold: () => Promise.resolve(),
      refresh: () => Promise.resolve(),
      refusedAgain: () => undefined,
      accepted: () => undefined,
    },
    fetch: respond,
    demoFetch: respond,
  });
});

afterEach(() => {
  connectHttp({ gate: null, fetch: undefined, demoFetch: undefined });
  vi.unstubAllGlobals();
});

async function found(group: string, text: string) {
  const source = required(
    sourcesFor(ability, i18n).find(({ label }) => label === group),
    `source ${group}`,
  );
  const { items, hasFailed } = await ask(source, text, { signal, storage, rights });
  if (hasFailed) throw new Error(`${group} could not be searched.`);
  return items;
}

describe('the search finds every kind of thing and leads to it', () => {
  it.each([
    ['Invoice', '5030', /^#5030 · /, '/apps/invoice/preview/5030'],
    ['User', 'Grace Whit', /^Grace Whitfield$/, /^\/apps\/user\/view\/\d+$/],
    ['Roles', 'maintainer', /^Support$/, /^\/apps\/roles\?role=/],
    ['Email', 'mala', /mala/, /^\/apps\/email.*mail=\d+/],
    ['Chat', 'Noah', /^Noah Adeyemi$/, /^\/apps\/chat\?/],
    ['Kanban', 'claim form', /^Shorten the claim form/, /^\/apps\/kanban\?task=\d+$/],
    ['Todo', 'azores', /Azores/, /^\/apps\/todo/],
    ['Shop', 'multi-trip', /multi-trip/, /^\/apps\/ecommerce\/product-detail\/.+-\d+$/],
    ['Orders', 'EMB-1', /^EMB-1 · Marina Duarte$/, '/apps/ecommerce/checkout?step=confirmation'],
  ])('%s: %s', async (group, text, label, href) => {
    const [first] = await found(group, text);

    expect(first?.label).toMatch(label);
    expect(first?.href).toMatch(href);
  });

  it('Sales: the number of the newest one', async () => {
    const { sales } = await salesCalls.list({ page: 1, perPage: 1 });
    const { id, customer } = required(sales[0], 'sale');

    expect(await found('Sales', id)).toMatchObject([{ label: `${id} · ${customer.name}`, href: `/sales?sale=${id}` }]);
  });

  it.each(['Calendar', 'Blog', 'Knowledge base'])('%s: a letter that many titles have', async (group) => {
    expect(await found(group, 'a')).toHaveLength(4);
  });

  it('finds nothing that there is not', async () => {
    for (const { label } of sourcesFor(ability, i18n)) expect([label, await found(label, 'zzqx')]).toEqual([label, []]);
  });
});

describe('the search finds customers', () => {
  it('all of them, each with a list that shows their business', async () => {
    const clients = await clientsNamed('', signal);
    expect(clients.length).toBeGreaterThanOrEqual(400);
    // Every seventh is enough to meet agencies, regulars, rare names and the others.
    for (const { name, companyEmail } of clients.filter((_, index) => index % 7 === 0)) {
      const items = await found('Customers', companyEmail);
      expect(items.map(({ label, detail }) => [label, detail])).toContainEqual([name, companyEmail]);
    }
  });

  it('leads to the sales of a customer, and no others', async () => {
    const { sales } = await salesCalls.list({ page: 1, perPage: 1 });
    const { customer } = required(sales[0], 'sale');
    const [first] = await found('Customers', customer.name);
    const href = new URL(required(first, 'customer').href, ORIGIN);
    const listed = await salesCalls.list(readSalesQuery(href.searchParams, '2030-06-15'));

    expect(href.pathname).toBe('/sales');
    expect(listed.total).toBeGreaterThan(0);
    expect(new Set(listed.sales.map((sale) => sale.customer.email))).toEqual(new Set([customer.email]));
  });

  it('leads to the invoices of an agency, which buys nothing itself', async () => {
    const [first] = await found('Customers', 'Polder');
    const href = new URL(required(first, 'agency').href, ORIGIN);
    const { invoices } = await listInvoices(readInvoiceQuery(href.searchParams), signal);

    expect(href.pathname).toBe('/apps/invoice/list');
    expect(new Set(invoices.map(({ client }) => client.name))).toEqual(new Set(['Polder Business Travel']));
  });
});

it('the search offers what begins a new thing', () => {
  const labels = commandsFor(ability, i18n).map(({ label }) => label);

  expect(labels).toEqual(expect.arrayContaining(['New invoice', 'Invite user', 'New post', 'New sale', 'New task']));
});
