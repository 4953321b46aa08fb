import { afterEach, beforeEach, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { enterWorld } from '../lib/sample/world.ts';
import { setNow } from '../lib/time/clock.ts';
import { salesSample } from '../sales-api/sales-api.data.ts';
import type { OwnCoverAnswer } from './own-cover.contract.ts';
import { ownCoverHandlers } from './own-cover.handlers.ts';

const coverOf = async (email: string) => {
  const { status, body } = await callsTo(ownCoverHandlers)('GET', `/own-cover/data?email=${email}`);
  expect(status).toBe(200);
  return body as OwnCoverAnswer;
};

beforeEach(() => {
  setNow(Date.UTC(2027, 0, 1, 12));
  resetSampleData();
});
afterEach(() => setNow());

it('holds a customer’s own sales alone, each once, at the price that was paid', async () => {
  const { policies, esims } = await coverOf('client@demo.com');
  const own = salesSample().filter(({ customer }) => customer.name === 'Tomás Figueiredo');
  const prices = new Map(own.map(({ id, amount, currency }) => [id, { amount, currency }]));

  expect(policies).not.toEqual([]);
  expect(esims).not.toEqual([]);
  expect([...policies, ...esims].map(({ saleId }) => saleId).toSorted()).toEqual([...prices.keys()].toSorted());
  for (const { saleId, amount, currency } of [...policies, ...esims]) {
    expect({ amount, currency }).toEqual(prices.get(saleId));
  }
});

it('is empty for an account that has bought nothing', async () => {
  expect(await coverOf('admin@demo.com')).toEqual({ policies: [], esims: [], orders: [] });
});

it('lists each order once, the latest first', async () => {
  const { orders } = await coverOf('client@demo.com');
  const own = salesSample().filter(({ customer }) => customer.name === 'Tomás Figueiredo');

  expect(orders.map(({ id, amount }) => [id, amount])).toEqual(own.map(({ id, amount }) => [id, amount]).toReversed());
});

it.each(['2026-02-28', '2026-11-29', '2027-01-01', '2028-06-30', '2030-06-15'])(
  'begins with an eSIM that can be used, in any seed (%s)',
  async (day) => {
    setNow(Date.parse(`${day}T12:00:00Z`));
    for (let seed = 0; seed < 5; seed += 1) {
      enterWorld({ seed });
      const [first] = (await coverOf('client@demo.com')).esims;

      expect([seed, first?.endsOn && first.endsOn >= day, first?.status]).toEqual([
        seed,
        true,
        expect.stringMatching(/^(active|waiting)$/),
      ]);
    }
    enterWorld();
  },
);
