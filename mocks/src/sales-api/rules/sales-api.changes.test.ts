import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { saleChangeAnswerSchema } from '../sales-api.schema.ts';
import type { Sale } from '../sales-api.contract.ts';
import { admin, client, cover, openApi, refusal } from '../sales-api.testing.ts';

const ids = (sales: Sale[]) => sales.map(({ id }) => id);
const idAfter = (sales: readonly Sale[]) => `S-${Number(sales.at(-1)?.id.slice(2)) + 1}`;

describe('the period of GET sales', () => {
  it('begins with its first moment, ends before its last, and sums what it holds for each currency', async () => {
    const { list } = openApi();
    const { sales } = await list('perPage=100');
    const [last, first] = [sales[4]?.soldAt ?? '', sales[9]?.soldAt ?? ''];
    const found = await list(`perPage=2&from=${first}&to=${last}`);
    const wanted = sales.slice(5, 10);

    expect(found.total).toBe(5);
    expect(found.sales).toEqual(wanted.slice(0, 2));
    for (const { currency, amount } of found.sums ?? []) {
      const own = wanted.filter((sale) => sale.currency === currency);
      expect(amount).toBeCloseTo(own.reduce((sum, sale) => sum + sale.amount, 0));
    }
    expect(found.sums?.map(({ currency }) => currency).toSorted()).toEqual(
      Array.from(new Set(wanted.map(({ currency }) => currency))).toSorted(),
    );
  });
});

describe('PATCH sales/{id}', () => {
  it('cancels a sale now, then refunds it, and lets neither happen again', async () => {
    const { api, call, list } = openApi();
    const { accessToken: token } = api.signIn(admin.email);
    const [sale] = (await list('status=active')).sales;
    const change = (status: string) => call('PATCH', `sales/${sale?.id}`, { token, body: { status } });

    const cancelled = await change('cancelled');
    expect(cancelled.status).toBe(200);
    expect(v.parse(saleChangeAnswerSchema, cancelled.body).sale).toEqual({
      ...sale,
      status: 'cancelled',
      changedAt: '2030-06-15T12:00:00.000Z',
    });
    expect((await change('refunded')).status).toBe(200);
    expect(await change('cancelled')).toMatchObject({
      status: 409,
      body: refusal({ property: 'status', message: 'A sale that is refunded cannot become cancelled' }),
    });
  });

  it('refuses clients, other statuses and sales that do not exist', async () => {
    const { api, call } = openApi();
    const change = (email: string, id: string | undefined, status: string) =>
      call('PATCH', `sales/${id}`, { token: api.signIn(email).accessToken, body: { status } });

    expect((await change(client.email, api.sales[0]?.id, 'cancelled')).status).toBe(403);
    expect((await change(admin.email, api.sales[0]?.id, 'active')).status).toBe(422);
    expect((await change(admin.email, 'S-1', 'cancelled')).status).toBe(404);
  });
});

describe('DELETE sales/{id}', () => {
  it('removes the sale once', async () => {
    const { api, call, list } = openApi();
    const { accessToken } = api.signIn(admin.email);

    const id = api.sales[41]?.id;

    expect(await call('DELETE', `sales/${id}`, { token: accessToken })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(ids((await list('perPage=5000')).sales)).not.toContain(id);
    expect(await call('DELETE', `sales/${id}`, { token: accessToken })).toMatchObject({
      status: 404,
      body: refusal({ property: 'id', message: 'There is no such sale' }),
    });
  });

  it('never gives an id out again', async () => {
    const { api, call } = openApi();
    const token = api.signIn(admin.email).accessToken;
    const first = await call('POST', 'sales', { body: cover, token });
    await call('DELETE', `sales/${first.body.sale.id}`, { token });

    const second = await call('POST', 'sales', { body: cover, token });

    expect(second.body.sale.id).toBe(idAfter([first.body.sale]));
  });

  it('is not for clients', async () => {
    const { api, call, list } = openApi();
    const { accessToken } = api.signIn(client.email);

    expect((await call('DELETE', `sales/${api.sales[0]?.id}`, { token: accessToken })).status).toBe(403);
    expect((await list()).total).toBe(openApi().api.sales.length);
  });
});
