import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setNow } from '../../lib/time/clock.ts';
import { fold } from '@embarque/design-system/fold';
import type { Sale } from '../sales-api.contract.ts';
import { newSaleAnswerSchema, productsAnswerSchema, refusalSchema } from '../sales-api.schema.ts';
import { admin, client, cover, openApi, refusal } from '../sales-api.testing.ts';

const ids = (sales: Sale[]) => sales.map(({ id }) => id);
const idAfter = (sales: readonly Sale[]) => `S-${Number(sales.at(-1)?.id.slice(2)) + 1}`;

beforeEach(() => setNow(Date.UTC(2030, 5, 15, 12)));
afterEach(() => setNow());

describe('GET sales', () => {
  it('lists the newest ten of all', async () => {
    const { api, list } = openApi();
    const { sales, total } = await list();

    expect(total).toBe(api.sales.length);
    expect(sales).toHaveLength(10);
    expect(sales.map(({ soldAt }) => soldAt)).toEqual(
      sales
        .map(({ soldAt }) => soldAt)
        .toSorted()
        .toReversed(),
    );
    expect(Date.UTC(2030, 5, 15, 12) - Date.parse(sales[0]?.soldAt ?? '')).toBeLessThan(86_400_000);
  });

  it('shows the same sales whenever it is asked, all kinds and all statuses among them', async () => {
    const { sales } = await openApi().list('perPage=5000');

    expect((await openApi().list('perPage=5000')).sales).toEqual(sales);
    expect(new Set(sales.map(({ kind }) => kind))).toEqual(new Set(['insurance', 'esim']));
    expect(new Set(sales.map(({ currency }) => currency))).toEqual(new Set(['BRL', 'USD', 'EUR']));
    expect(new Set(sales.map(({ status }) => status))).toEqual(new Set(['issued', 'active', 'cancelled', 'refunded']));
    expect(new Set(ids(sales)).size).toBe(sales.length);
  });

  it.each([
    ['q=esim%20europe', (sale: Sale) => sale.product.startsWith('eSIM Europe')],
    ['q=joao', (sale: Sale) => sale.customer.name.startsWith('João')],
    ['q=%40example.org', (sale: Sale) => sale.customer.email.endsWith('@example.org')],
    ['q=s-22042', (sale: Sale) => sale.id === 'S-22042'],
    ['kind=insurance', (sale: Sale) => sale.kind === 'insurance'],
    ['status=refunded', (sale: Sale) => sale.status === 'refunded'],
    ['kind=esim&status=active', (sale: Sale) => sale.kind === 'esim' && sale.status === 'active'],
    ['q=no+such+sale', () => false],
    ['kind=&status=', () => true],
    ['kind=boat', () => false],
    ['status=lost', () => false],
    ['from=soon', () => false],
    ['from=2030-06-01', (sale: Sale) => sale.soldAt >= '2030-06-01'],
    ['to=2030-06-01T00:00:00Z', (sale: Sale) => sale.soldAt < '2030-06-01'],
  ])('finds with %s exactly what matches', async (query, matches) => {
    const { list } = openApi();
    const { sales: all } = await list('perPage=5000');

    const { sales, total } = await list(`${query}&perPage=5000`);

    expect(sales).toEqual(all.filter(matches));
    expect(total).toBe(sales.length);
  });

  it.each([
    ['customer.name', (sale: Sale) => fold(sale.customer.name)],
    ['product', (sale: Sale) => fold(sale.product)],
    ['soldAt', (sale: Sale) => sale.soldAt],
  ])('sorts by %s both ways', async (column, keyOf: (sale: Sale) => number | string) => {
    const { list } = openApi();
    const up = (await list(`sortColumn=${column}&perPage=5000`)).sales.map(keyOf);
    const down = (await list(`sortColumn=${column}&sort=desc&perPage=5000`)).sales.map(keyOf);

    const inOrder = up.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    expect(up).toEqual(inOrder);
    expect(down).toEqual(inOrder.toReversed());
  });

  it('sorts by amount within each currency', async () => {
    const { list } = openApi();
    const groupsOf = async (sort: string) => {
      const { sales } = await list(`sortColumn=amount&sort=${sort}&perPage=5000`);
      return Map.groupBy(sales, ({ currency }) => currency);
    };
    const [up, down] = [await groupsOf('asc'), await groupsOf('desc')];
    const order = [...up.values()].flat().map(({ currency }) => currency);

    expect((await list('sortColumn=amount&perPage=5000')).sales.map(({ currency }) => currency)).toEqual(order);
    expect([...up.keys()]).toEqual(['BRL', 'USD', 'EUR']);
    for (const [currency, sales] of up) {
      const amounts = sales.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      expect(down.get(currency)?.map(({ amount }) => amount)).toEqual(amounts.toReversed());
    }
  });

  it('repeats the period that the list was narrowed to', async () => {
    const { list } = openApi();

    expect((await list('from=2030-06-01T03:00:00.000Z')).period).toEqual({ from: '2030-06-01T03:00:00.000Z' });
    expect(await list('from=soon')).not.toHaveProperty('period');
  });

  it('hands out the list page by page, and nothing beyond its end', async () => {
    const { list } = openApi();
    const { sales: all } = await list('perPage=5000');
    const perPage = Math.ceil((all.length - 10) / 2);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`perPage=${perPage}&page=${page}`)));

    expect(pages.map(({ sales }) => sales.length)).toEqual([perPage, perPage, all.length - 2 * perPage, 0]);
    expect(pages.flatMap(({ sales }) => sales)).toEqual(all);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => all.length));
  });

  it.each(['page=0', 'perPage=0', 'page=first&perPage=many', 'sortColumn=password', 'page=-1'])(
    'reads %s as nothing asked',
    async (query) => {
      const { list } = openApi();

      expect(await list(query)).toEqual(await list());
    },
  );

  it('lets a client read', async () => {
    const { api, call } = openApi();
    const { accessToken } = api.signIn(client.email);

    expect((await call('GET', 'sales', { token: accessToken })).body).toMatchObject({
      success: true,
      total: api.sales.length,
    });
  });
});

describe('GET products', () => {
  it('names everything on sale with its kind, by name, and refuses it as another kind', async () => {
    const { api, call, list } = openApi();
    const token = api.signIn(admin.email).accessToken;
    const { products } = v.parse(productsAnswerSchema, (await call('GET', 'products', { token })).body);
    const sold = new Map((await list('perPage=5000')).sales.map(({ product, kind }) => [product, kind]));

    expect(new Map(products.map(({ name, kind }) => [name, kind]))).toEqual(
      new Map([...products.map(({ name, kind }) => [name, kind] as const), ...sold]),
    );
    expect(products).toContainEqual({ name: 'eSIM Peru 5 GB', kind: 'esim' });
    expect(await call('POST', 'sales', { body: { ...cover, kind: 'esim' }, token })).toMatchObject({
      status: 422,
      body: refusal({ property: 'kind', message: 'This product is sold as insurance' }),
    });
  });
});

describe('POST sales', () => {
  it('issues a sale now, with the next id, which the list shows first', async () => {
    const { api, call, list } = openApi();
    const before = api.sales.length;
    const { status, body } = await call('POST', 'sales', { body: cover, token: api.signIn(admin.email).accessToken });

    expect(status).toBe(201);
    expect(v.parse(newSaleAnswerSchema, body).sale).toEqual({
      ...cover,
      id: idAfter(openApi().api.sales),
      status: 'issued',
      soldAt: '2030-06-15T12:00:00.000Z',
    });
    expect((await list()).sales[0]).toEqual(body.sale);
    expect((await list()).total).toBe(before + 1);
  });

  it('rounds to cents, trims, and drops what it was not asked to keep', async () => {
    const { api, call } = openApi();
    const { accessToken } = api.signIn(admin.email);
    const messy = { ...cover, product: '  Winter sports cover ', amount: 10.006, status: 'refunded', id: 'S-1' };

    const { body } = await call('POST', 'sales', { body: messy, token: accessToken });

    expect(body.sale).toMatchObject({ product: 'Winter sports cover', amount: 10.01, status: 'issued' });
    expect(body.sale.id).toBe(idAfter(openApi().api.sales));
  });

  it('says what is wrong with each field, and adds nothing', async () => {
    const { api, call, list } = openApi();
    const bad = { kind: 'boat', product: '', customer: { name: 7, email: 'ana' }, amount: '12', currency: 'GBP' };

    const { status, body } = await call('POST', 'sales', { body: bad, token: api.signIn(admin.email).accessToken });

    expect(status).toBe(422);
    expect(v.parse(refusalSchema, body)).toEqual(
      refusal(
        { property: 'kind', message: 'Kind must be insurance or esim' },
        { property: 'product', message: 'Product is required' },
        { property: 'customer.name', message: 'Customer name must be text' },
        { property: 'customer.email', message: 'Customer email is not an email address' },
        { property: 'amount', message: 'Amount must be a number' },
        { property: 'currency', message: 'Currency must be BRL, USD or EUR' },
      ),
    );
    expect((await list()).total).toBe(openApi().api.sales.length);
  });

  it.each([0, -1, 0.001, 1_000_001])('refuses the amount %d', async (amount) => {
    const { api, call } = openApi();
    const { accessToken } = api.signIn(admin.email);

    const { body } = await call('POST', 'sales', { body: { ...cover, amount }, token: accessToken });

    expect(body.notifications).toMatchObject([{ property: 'amount' }]);
  });

  it('is not for clients, whatever their browser says', async () => {
    const { api, call, list } = openApi();
    const { accessToken } = api.signIn(client.email);

    expect(await call('POST', 'sales', { body: cover, token: accessToken })).toMatchObject({
      status: 403,
      body: refusal({ property: 'role', message: 'Your role may read sales but not change them' }),
    });
    expect((await list()).total).toBe(openApi().api.sales.length);
  });
});
