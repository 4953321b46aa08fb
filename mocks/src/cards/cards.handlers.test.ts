import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import type { CardAnalyticsAnswers, CardStatisticsName } from './cards.contract.ts';
import { cardsHandlers } from './cards.handlers.ts';
import { cardAnalyticsSchemas, cardStatisticsAnswerSchema } from './cards.schema.ts';

type Card = keyof CardAnalyticsAnswers;

const call = callsTo(cardsHandlers);
const statistics = async (card: string) =>
  v.parse(cardStatisticsAnswerSchema, (await call('GET', `/card/card-statistics/${card}`)).body);

async function analytics<Name extends Card>(card: Name, query = ''): Promise<CardAnalyticsAnswers[Name]> {
  const schema: v.GenericSchema<unknown, CardAnalyticsAnswers[Name]> = cardAnalyticsSchemas[card];
  return v.parse(schema, (await call('GET', `/card/card-analytics/${card}${query}`)).body);
}

const periods = ['Last 28 Days', 'Last Month', 'Last Year'];
const pointsOf = (series: { data: number[] }[]) => series.map(({ data }) => data);

describe('GET /card/card-statistics/{card} (SPEC-7.22-b)', () => {
  it.each<[CardStatisticsName, number, string, 'sum' | 'latest']>([
    ['orders-bar-chart', 2760, 'count', 'sum'],
    ['profit-line-chart', 6240, 'count', 'sum'],
    ['subscribers', 92_600, 'count', 'sum'],
    ['revenue', 97_500, 'count', 'sum'],
    ['sales', 36, 'percent', 'latest'],
    ['orders', 97_500, 'count', 'sum'],
    ['site-traffic', 78_900, 'count', 'sum'],
    ['active-users', 659_800, 'count', 'latest'],
    ['newsletter', 28_700, 'count', 'latest'],
  ])('%s shows %d (%s), the %s of its series', async (card, figure, unit, rule) => {
    const answer = await statistics(card);
    const [points = []] = pointsOf(answer.series);
    const computed = rule === 'sum' ? points.reduce((sum, point) => sum + point, 0) : points.at(-1);

    expect([answer.figure, answer.unit, computed]).toEqual([figure, unit, figure]);
    expect(points.length).toBeGreaterThan(4);
  });
});

describe('GET /card/card-analytics/{card} (SPEC-7.22-a)', () => {
  it('support-tracker counts the tickets of seven days', async () => {
    expect(await analytics('support-tracker')).toEqual({
      title: 'Support Tracker',
      last_days: periods,
      totalTicket: 163,
      newTicket: 29,
      openTicket: 63,
      responseTime: 1,
    });
  });

  it('avg-sessions has a bar for each of seven days and four goals', async () => {
    expect(await analytics('avg-sessions')).toMatchObject({
      sessions: 2700,
      growth: 5.2,
      progress: { goal: 50, users: 60, retention: 70, duration: 80 },
      series: [{ name: 'Sessions', data: [75, 125, 225, 175, 125, 75, 25] }],
    });
  });

  it('revenue-report is that of 2020, earnings above zero and expenses below (SPEC-9.11-c)', async () => {
    const { years, price, budget, series, budgetSeries } = await analytics('revenue-report');

    expect([years, price, budget]).toEqual([['2020', '2019', '2018'], 25_852, 56_800]);
    expect(series).toEqual([
      { name: 'Earning', data: [95, 177, 284, 256, 105, 63, 168, 218, 72] },
      { name: 'Expense', data: [-145, -80, -60, -180, -100, -60, -85, -75, -100] },
    ]);
    expect(budgetSeries).toHaveLength(2);
  });

  it.each(['2019', '2018'])('revenue-report of %s has different figures for the same months', async (year) => {
    const latest = await analytics('revenue-report');
    const other = await analytics('revenue-report', `?year=${year}`);

    expect(other.years).toEqual(latest.years);
    expect(other.price).not.toBe(latest.price);
    expect(pointsOf(other.series)).not.toEqual(pointsOf(latest.series));
    expect(pointsOf(other.series).map(({ length }) => length)).toEqual([9, 9]);
  });

  it('revenue-report keeps what is added to a budget, once per key, and never goes below zero', async () => {
    const budgetOf = async (year: string) => (await analytics('revenue-report', `?year=${year}`)).budget;
    const add = (by: number, key: string) =>
      call('POST', '/card/card-analytics/revenue-report/budget', { year: '2019', by }, { 'Idempotency-Key': key });

    const { status, body } = await add(1000, 'first');
    await add(1000, 'first');
    await add(1000, 'second');

    expect([status, body]).toEqual([200, { year: '2019', budget: 49_500 }]);
    expect((await add(-60_000, 'third')).status).toBe(422);
    expect([await budgetOf('2019'), await budgetOf('2020')]).toEqual([50_500, 56_800]);
  });

  it('goal-overview is at 83 per cent of its target', async () => {
    const goal = await analytics('goal-overview');

    expect(goal).toEqual({ completed: 786_617, inProgress: 13_561, target: 947_731, reached: 83 });
    expect((goal.completed / goal.target) * 100).toBeCloseTo(goal.reached, 0);
  });

  it('revenue compares eight points of two months', async () => {
    const { thisMonth, lastMonth, series } = await analytics('revenue');

    expect([thisMonth, lastMonth]).toEqual([86_589, 73_683]);
    expect(pointsOf(series).map(({ length }) => length)).toEqual([8, 8]);
  });

  it('product-orders add up to 42459', async () => {
    const { chart_info: orders } = await analytics('product-orders');

    expect(orders).toEqual({ finished: 23_043, pending: 14_658, rejected: 4758 });
    expect(orders.finished + orders.pending + orders.rejected).toBe(42_459);
  });

  it('sessions-device has three devices', async () => {
    const { chart_info: devices } = await analytics('sessions-device');

    expect(devices.map(({ name, usage, upDown }) => [name, usage, upDown])).toEqual([
      ['Desktop', 58.6, 2],
      ['Mobile', 34.9, 8],
      ['Tablet', 6.5, -5],
    ]);
  });

  it('customers are new, returning or referred', async () => {
    expect((await analytics('customers')).listData).toEqual([
      { text: 'New', result: 690 },
      { text: 'Returning', result: 258 },
      { text: 'Referrals', result: 149 },
    ]);
  });
});

describe('a period', () => {
  const cards = ['support-tracker', 'avg-sessions', 'product-orders', 'sessions-device', 'customers'] as const;

  it.each(cards)('of %s has different figures and offers the same choice (SPEC-9.11-b)', async (card) => {
    const queries = ['', ...periods.map((period) => `?period=${encodeURIComponent(period)}`)];
    const answers = await Promise.all(queries.map(async (query) => analytics(card, query)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(4);
    for (const answer of answers) expect(answer.last_days).toEqual(periods);
  });

  it('of the devices always adds up to a hundred per cent', async () => {
    for (const period of ['', ...periods]) {
      const { chart_info: devices } = await analytics('sessions-device', `?period=${encodeURIComponent(period)}`);

      expect(devices.reduce((sum, { usage }) => sum + usage, 0)).toBeCloseTo(100);
    }
  });

  it('or a year that does not exist counts as not asked', async () => {
    expect(await analytics('customers', '?period=Yesterday')).toEqual(await analytics('customers'));
    expect(await analytics('revenue-report', '?year=1999')).toEqual(await analytics('revenue-report'));
  });
});

it.each(['card-analytics/weather', 'card-statistics/weather', 'card-statistics/toString', 'card-analytics/orders'])(
  'a card that does not exist is a 404 with a message: %s',
  async (path) => {
    const { status, body } = await call('GET', `/card/${path}`);

    expect(status).toBe(404);
    expect(body).toEqual({ message: expect.any(String) });
  },
);
