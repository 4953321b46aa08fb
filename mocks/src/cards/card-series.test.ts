import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { cardsHandlers } from './cards.handlers.ts';
import { cardSeriesAnswerSchema } from './cards.schema.ts';

const call = callsTo(cardsHandlers);
const series = async (query: string) =>
  v.parse(cardSeriesAnswerSchema, (await call('GET', `/card/card-series/${query}`)).body);
const sum = (data: readonly (number | null)[] = []) => data.reduce<number>((total, value) => total + (value ?? 0), 0);

beforeEach(() => setNow(new Date(2030, 5, 3, 12).getTime()));
afterEach(() => setNow());

describe('GET /card/card-series/{measure}', () => {
  it.each([
    ['subscribers', 92_600],
    ['orders', 97_500],
    ['sessions', 18_900],
    ['policies', 394],
  ])('%s adds up to %d in the seven days that have ended', async (measure, total) => {
    const answer = await series(`${measure}?from=2030-05-27&to=2030-06-02`);

    expect(answer).toMatchObject({ measure, from: '2030-05-27', to: '2030-06-02' });
    expect(answer.series.map(({ data }) => [data.length, sum(data)])).toEqual([[7, total]]);
  });

  it('tickets are received, solved or unread, as they stood at the end of the last day', async () => {
    const now = await series('tickets?from=2030-05-27&to=2030-06-02');
    const before = await series('tickets?from=2030-05-20&to=2030-05-26');

    expect(now.series.slice(0, 3).map(({ data }) => sum(data))).toEqual([163, 100, 29]);
    const [received = 0, solved = 0] = before.series.map(({ data }) => sum(data));
    expect(received - solved).toBeGreaterThan(63);
  });

  it('has no value for a day that has not ended', async () => {
    const { series: days } = await series('orders?from=2030-06-01&to=2030-06-04');

    expect(days[0]?.data).toEqual([15_600, 10_400, null, null]);
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

  it('is a 404 for what nobody counts', async () => {
    expect((await call('GET', '/card/card-series/weather?from=2030-06-01&to=2030-06-02')).status).toBe(404);
  });
});
