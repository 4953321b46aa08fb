import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getResponse } from 'msw/utils/get-response';
import * as v from 'valibot';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import { SALES_API_DEMO_BASE, salesApi } from '../sales-api/sales-api.handlers.ts';
import { cardsHandlers } from './cards.handlers.ts';
import { cardSeriesAnswerSchema } from './cards.schema.ts';

const call = callsTo(cardsHandlers);
const series = async (query: string) =>
  v.parse(cardSeriesAnswerSchema, (await call('GET', `/card/card-series/${query}`)).body);
const sum = (data: readonly (number | null)[] = []) => data.reduce<number>((total, value) => total + (value ?? 0), 0);

beforeEach(() => {
  setNow(new Date(2030, 5, 3, 12).getTime());
  resetSampleData();
});
afterEach(() => setNow());

describe('GET /card/card-series/{measure}', () => {
  it('sessions add up to 18,900 in the seven days until today', async () => {
    const answer = await series('sessions?from=2030-05-28&to=2030-06-03');

    expect(answer).toMatchObject({ measure: 'sessions', from: '2030-05-28', to: '2030-06-03' });
    expect(answer.series.map(({ data }) => [data.length, sum(data)])).toEqual([[7, 18_900]]);
  });

  it('orders, policies and subscribers are the sales that are listed, also after some were changed', async () => {
    const figures = async () =>
      Promise.all(
        ['orders', 'policies', 'subscribers'].map(async (measure) =>
          sum((await series(`${measure}?from=2030-05-28&to=2030-06-03`)).series[0]?.data),
        ),
      );
    const listed = () => salesApi.sales.filter(({ soldAt }) => soldAt >= new Date(2030, 4, 28).toISOString());
    const count = (kind: string) =>
      listed().filter((sale) => sale.kind === kind && ['issued', 'active'].includes(sale.status)).length;
    const token = salesApi.signIn('admin@demo.com').accessToken;
    const ask = (method: string, id: string | undefined, body?: object) =>
      getResponse(
        salesApi.handlers,
        new Request(`${SALES_API_DEMO_BASE}/sales/${id}`, {
          method,
          headers: { Authorization: `Bearer ${token}` },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
    const before = await figures();
    expect(before).toEqual([listed().length, count('insurance'), count('esim')]);

    const [policy, esim] = ['insurance', 'esim'].map((kind) =>
      listed().find((sale) => sale.kind === kind && sale.status === 'issued'),
    );
    await ask('DELETE', policy?.id);
    await ask('PATCH', esim?.id, { status: 'refunded' });

    expect(await figures()).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 1, (before[2] ?? 0) - 1]);
    expect(await figures()).toEqual([listed().length, count('insurance'), count('esim')]);
  });

  it('visits are at least as many as orders', async () => {
    const [orders, visits] = await Promise.all(
      ['orders', 'visits'].map(async (measure) => (await series(`${measure}?from=2030-05-01&to=2030-05-31`)).series[0]),
    );

    expect(visits?.data.filter((count, index) => (count ?? 0) < (orders?.data[index] ?? 0))).toEqual([]);
  });

  it('tickets are received, solved or unread, as they stood at the end of the last day', async () => {
    const now = await series('tickets?from=2030-05-28&to=2030-06-03');
    const before = await series('tickets?from=2030-05-21&to=2030-05-27');

    expect(now.series.slice(0, 3).map(({ data }) => sum(data))).toEqual([163, 100, 29]);
    const [received = 0, solved = 0] = before.series.map(({ data }) => sum(data));
    expect(received - solved).toBeGreaterThan(63);
  });

  it.each(['orders', 'sessions'])('%s have no value for a day that has not begun', async (measure) => {
    const { series: days } = await series(`${measure}?from=2030-06-02&to=2030-06-05`);

    expect(days[0]?.data).toEqual([expect.any(Number), expect.any(Number), null, null]);
  });

  it('orders have no value for days whose sales are not listed any more', async () => {
    const { series: days } = await series('orders?from=2028-11-30&to=2028-12-01');

    expect(days[0]?.data).toEqual([null, expect.any(Number)]);
  });

  it('takes days that are written as moments', async () => {
    const days = await series('orders?from=2030-05-27&to=2030-06-02');

    expect(await series('orders?from=2030-05-27T12:00:00Z&to=2030-06-02T12:00:00Z')).toEqual(days);
  });

  it.each([
    'orders',
    'orders?from=2030-06-02&to=2030-06-01',
    'orders?from=2030-02-30&to=2030-03-01',
    'orders?from=2020-01-01&to=2030-01-01',
  ])('declines days that make no period: %s', async (query) => {
    expect((await call('GET', `/card/card-series/${query}`)).status).toBe(400);
  });

  it.each(['', '?from=2030-06-02&to=2030-06-01', '?from=2028-06-02&to=2030-06-01'])(
    'the figures of sales decline days that make no period: %s',
    async (query) => {
      expect((await call('GET', `/card/card-figures/sales${query}`)).status).toBe(400);
    },
  );

  it('is a 404 for what nobody counts', async () => {
    expect((await call('GET', '/card/card-series/weather?from=2030-06-01&to=2030-06-02')).status).toBe(404);
  });
});
