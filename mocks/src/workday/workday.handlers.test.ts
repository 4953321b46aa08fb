import { afterEach, beforeEach, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import { salesSample } from '../sales-api/sales-api.data.ts';
import type { WorkdayAnswer } from './workday.contract.ts';
import { workdayHandlers } from './workday.handlers.ts';

const NOW = Date.UTC(2027, 0, 1, 12);
const HOURS_24 = 86_400_000;

/** Goes on day by day until somebody leaves within 24 hours without an eSIM, which no seed has every day. */
async function untilSomebodyLeaves() {
  for (let at = NOW; ; at += HOURS_24) {
    setNow(at);
    resetSampleData();
    const { departures } = await workday();
    if (departures.length > 0) return { at, departures };
  }
}

const workday = async () => {
  const { status, body } = await callsTo(workdayHandlers)('GET', '/workday/data');
  expect(status).toBe(200);
  return body as WorkdayAnswer;
};

beforeEach(() => {
  setNow(NOW);
  resetSampleData();
});
afterEach(() => setNow());

it('lists who leaves within 24 hours, of sales that there are', async () => {
  const { at, departures } = await untilSomebodyLeaves();
  const sales = new Map(salesSample().map((sale) => [sale.id, sale]));

  for (const { saleId, customer, product, leavesAt } of departures) {
    expect(sales.get(saleId)).toMatchObject({ status: 'issued', product, customer: { name: customer } });
    expect(Date.parse(leavesAt) - at).toBeGreaterThan(0);
    expect(Date.parse(leavesAt) - at).toBeLessThanOrEqual(HOURS_24);
  }
});

it('lists the claims that are not decided, the most urgent first', async () => {
  const { claims } = await workday();
  const days = claims.map(({ dueOn }) => dueOn);

  expect(claims).not.toEqual([]);
  expect(days).toEqual(days.toSorted());
  expect(days.filter((day) => day < '2027-01-01')).toEqual([]);
});

it('leaves a departure out once the clock has passed it', async () => {
  const [first] = (await untilSomebodyLeaves()).departures;
  setNow(Date.parse(first?.leavesAt ?? '') + 1);

  expect((await workday()).departures).not.toContainEqual(first);
});
