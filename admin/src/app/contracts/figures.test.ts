import { handlers, resetSampleData } from '@embarque/mocks';
import { setNow } from '@embarque/mocks/clock';
import type { SalesAnswer, SalesPeriod } from '@embarque/mocks/sales-api/contract';
import { SALES_API_DEMO_BASE, salesApi } from '@embarque/mocks/sales-api/handlers';
import type { DailyMeasure } from '@embarque/mocks/cards/contract';
import type { DayRange } from '@embarque/design-system';
import fc from 'fast-check';
import { getResponse } from 'msw/utils/get-response';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import { analyticsCalls } from '../../features/analytics/analytics.api.ts';
import { comparisonOf, monthOf, partsOf, sixMonthsUntil } from '../../features/analytics/figures/periods.ts';
import { sumOf } from '../../features/analytics/figures/sums.ts';
import { thisMonth } from '../../cards/card-period.ts';
import { dashboardCalls } from '../../features/dashboard/dashboard.api.ts';
import type { HomePeriod } from '../../features/sales/home/home.period.ts';
import { daysBefore } from '../../features/sales/home/days-before.ts';
import { computeFigures } from '../../features/sales/home/home.figures.ts';
import { daysOf, momentsOf } from '../../features/sales/sales.period.ts';
import { connectHttp } from '../../http/http.ts';

const ORIGIN = 'https://app.example';
const { signal } = new AbortController();
const clocks = ['2026-02-28', '2027-01-01', '2028-06-30'];

beforeEach(() => {
  resetSampleData();
  vi.stubGlobal('location', new URL(ORIGIN));
  const demoFetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    required(await getResponse(handlers, new Request(input, init), { baseUrl: ORIGIN }), 'handler');
  connectHttp({ demoFetch });
});

afterEach(() => {
  setNow();
  connectHttp({ demoFetch: undefined });
  vi.unstubAllGlobals();
});

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const { accessToken } = salesApi.signIn('admin@demo.com');
  const headers = { Authorization: `Bearer ${accessToken}` };
  return required(
    await getResponse(handlers, new Request(`${SALES_API_DEMO_BASE}/${path}`, { headers, ...init })),
    'handler',
  );
}

/** The sales page of some days. */
async function listed(period: SalesPeriod): Promise<SalesAnswer> {
  const params = new URLSearchParams({ ...period, perPage: '5000' });
  return (await ask(`sales?${params}`)).json() as Promise<SalesAnswer>;
}

async function home(period: HomePeriod, today: string) {
  const moments = { ...momentsOf(daysOf(period, today)), from: momentsOf(daysBefore(period, today)).from };
  return computeFigures((await listed(moments)).sales, period, today);
}

async function card(measure: DailyMeasure, comparison: { days: DayRange; before: DayRange }) {
  const { now, before } = await analyticsCalls.compare({ measure, ...comparison }, signal);
  return { value: sumOf(now.series[0] ?? []), before: sumOf(before.series[0] ?? []) };
}

/** Each line: a measure and a period, then what two screens say of them. */
async function pairsOn(today: string): Promise<[name: string, one: unknown, other: unknown][]> {
  const week = comparisonOf('last 7 days', today);
  const month = comparisonOf('last month', today);
  const [figures, policies, subscribers, orders] = await Promise.all([
    home('7-days', today),
    card('policies', week),
    card('subscribers', week),
    card('orders', week),
  ]);
  const totalOf = async (days: DayRange) => (await listed(momentsOf(days))).total;
  const shares = { policies: figures.policies.change, esims: figures.esims.change };
  const changeOf = ({ value, before }: { value: number | null; before: number | null }) =>
    before ? ((value ?? 0) - before) / before : undefined;
  return [
    ['policies in 7 days: home, analytics', figures.policies.value, policies.value],
    ['change of policies: home, analytics', shares.policies, changeOf(policies)],
    ['eSIMs in 7 days: home, analytics', figures.esims.value, subscribers.value],
    ['change of eSIMs: home, analytics', shares.esims, changeOf(subscribers)],
    ['orders in 7 days: sales page, analytics', await totalOf(daysOf('7-days', today)), orders.value],
    ['orders before: sales page, analytics', await totalOf(week.before), orders.before],
    [
      'orders last month: sales page, analytics',
      await totalOf(daysOf('last-month', today)),
      (await card('orders', month)).value,
    ],
    ...(await monthPairs(today)),
    ...(await radarPairs(today)),
  ];
}

/** The eCommerce dashboard is about this month. */
async function monthPairs(today: string): Promise<[string, unknown, unknown][]> {
  const [figures, { now, before }] = await Promise.all([
    home('this-month', today),
    dashboardCalls.sales(thisMonth(today), signal),
  ]);
  const reais = figures.money.find(({ currency }) => currency === 'BRL');
  const byDay = now.ordersByDay.reduce((sum, count) => sum + count, 0);
  return [
    ['revenue this month: home, eCommerce', reais?.revenue.value ?? 0, now.revenue],
    ['revenue before: home, eCommerce', reais?.before ?? 0, before.revenue],
    ['sales this month: home, eCommerce', figures.policies.value + figures.esims.value, now.sold],
    [
      'orders this month: sales page, eCommerce',
      (await listed(momentsOf(daysOf('this-month', today)))).total,
      now.orders,
    ],
    ['orders this month: eCommerce, its chart', now.orders, byDay],
  ];
}

/** A month of the radar leads to its sales. */
async function radarPairs(today: string): Promise<[string, unknown, unknown][]> {
  const days = sixMonthsUntil(today);
  const { sales } = await analyticsCalls.salesAndVisits(days, signal);
  const months = partsOf(days, sales.series[0] ?? [], 'month');
  return Promise.all(
    months.map(async ({ day, values }): Promise<[string, unknown, unknown]> => {
      const month = await listed(momentsOf(monthOf(day)));
      const sold = month.sales.filter(({ kind, status }) => kind === 'insurance' && /issued|active/.test(status));
      return [`policies in ${day}: sales page, radar`, sold.length, sumOf(values)];
    }),
  );
}

describe.each(clocks)('at noon of %s', (today) => {
  beforeEach(() => {
    setNow(new Date(`${today}T12:00`).getTime());
    resetSampleData();
  });

  it('a measure of a period is the same number on every screen', async () => {
    for (const [name, one, other] of await pairsOn(today)) expect([name, one]).toEqual([name, other]);
  });

  it('a measure stays the same number everywhere after three hundred sales were deleted, cancelled or refunded', async () => {
    const commands = fc.sample(fc.tuple(fc.nat(), fc.constantFrom('DELETE', 'cancelled', 'refunded')), {
      numRuns: 300,
      seed: 7,
    });
    for (const [position, command] of commands) {
      const { id } = required(salesApi.sales.at(-1 - (position % 250)), 'sale');
      const change = { method: 'PATCH', body: JSON.stringify({ status: command }) };
      await ask(`sales/${id}`, command === 'DELETE' ? { method: 'DELETE' } : change);
    }

    for (const [name, one, other] of await pairsOn(today)) expect([name, one]).toEqual([name, other]);
  });
});
