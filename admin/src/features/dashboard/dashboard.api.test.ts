import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectHttp } from '../../http/http.ts';
import { dashboardCalls } from './dashboard.api.ts';

const company = { name: 'Polder', email: 'a@polder.example', trade: 'technology', views: 1, sold: 1, revenue: 9 };
const figures = {
  orders: 2,
  sold: 2,
  customers: 1,
  products: 1,
  revenue: 18,
  revenueByKind: { insurance: 9, esim: 9 },
  profit: 4,
  ordersByDay: [2],
  profitByDay: [4],
  companies: [company, { ...company, trade: 'spacecraft' }],
};
const sale = { id: 'S-1', kind: 'sale', product: 'eSIM Japan 5 GB', amount: 99.9, at: '2026-11-30T12:00:00Z' };
const { signal } = new AbortController();
const answering = (body: unknown) => connectHttp({ demoFetch: async () => Response.json(body) });

beforeEach(() => void vi.stubGlobal('location', new URL('http://localhost')));
afterEach(() => {
  connectHttp({ demoFetch: undefined });
  vi.unstubAllGlobals();
});

it('a company of a trade that this version does not know hides neither the others nor the figures', async () => {
  answering(figures);
  const month = { from: '2026-11-01', to: '2026-11-30' };
  const { now } = await dashboardCalls.sales({ days: month, before: month }, signal);

  expect(now).toMatchObject({ orders: 2, revenue: 18, companies: [company] });
});

it('a movement of a kind that this version does not know hides no other', async () => {
  answering([{ ...sale, kind: 'barter' }, sale]);

  expect(await dashboardCalls.transactions(null, signal)).toEqual([sale]);
});
