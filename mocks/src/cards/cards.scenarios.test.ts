import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { cardsHandlers } from './cards.handlers.ts';
import { cardsScenarios } from './cards.scenarios.ts';
import { cardAnalyticsSchemas, cardStatisticsAnswerSchema } from './cards.schema.ts';

type Name = keyof typeof cardsScenarios;

const ask = (name: Name, path: string) => callsTo([cardsScenarios[name], ...cardsHandlers])('GET', `/card/${path}`);
const sales = async (name: Name) =>
  v.parse(cardStatisticsAnswerSchema, (await ask(name, 'card-statistics/sales')).body);

describe('a scenario of the cards', () => {
  it.each<[Name, number, number, number]>([
    ['refused', 403, 403, 403],
    ['unauthorised', 401, 401, 401],
    ['failed', 500, 500, 500],
    ['analyticsFailed', 500, 500, 200],
    ['statisticsFailed', 200, 200, 500],
    ['revenueReportFailed', 500, 200, 200],
  ])('%s answers revenue report, customers and sales with %d, %d and %d', async (name, ...expected) => {
    const paths = ['card-analytics/revenue-report', 'card-analytics/customers', 'card-statistics/sales'];

    const answers = await Promise.all(paths.map(async (path) => ask(name, path)));

    expect(answers.map(({ status }) => status)).toEqual(expected);
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toEqual({ message: expect.any(String) });
    }
  });

  it('empty has the same points, all of them 0', async () => {
    expect(await sales('empty')).toEqual({
      figure: 0,
      unit: 'percent',
      series: [{ name: 'Sales', data: [0, 0, 0, 0, 0, 0] }],
    });
  });

  it('hugeFigures and veryLongTexts differ in figures and names', async () => {
    expect((await sales('hugeFigures')).figure).toBe(36_000_000);
    expect((await sales('veryLongTexts')).series[0]?.name.length).toBeGreaterThan(100);
  });

  it('veryLongTexts keeps what can be chosen and how it looks', async () => {
    const { body } = await ask('veryLongTexts', 'card-analytics/sessions-device');
    const { title, last_days: periods, chart_info: devices } = v.parse(cardAnalyticsSchemas['sessions-device'], body);

    expect(title.length).toBeGreaterThan(100);
    expect(periods).toEqual(['Last 28 Days', 'Last Month', 'Last Year']);
    expect(devices.map(({ icon }) => icon)).toEqual(['Monitor', 'Smartphone', 'Tablet']);
  });

  it('empty still declines a card that does not exist', async () => {
    expect((await ask('empty', 'card-statistics/weather')).status).toBe(404);
  });
});
