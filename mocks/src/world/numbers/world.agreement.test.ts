import { getResponse } from 'msw/utils/get-response';
import { afterEach, describe, expect, it } from 'vitest';
import { accountSettingSample } from '../../account-setting/account-setting.data.ts';
import { cardsHandlers } from '../../cards/cards.handlers.ts';
import type { SalesFiguresAnswer, TransactionsAnswer } from '../../cards/cards.contract.ts';
import { invoicesSample } from '../../invoice/invoice.data.ts';
import { callsTo } from '../../lib/http/calls.testing.ts';
import { clientEmail } from '../../lib/sample/people.ts';
import { enterWorld } from '../../lib/sample/world.ts';
import { setNow } from '../../lib/time/clock.ts';
import { ownCoverHandlers } from '../../own-cover/own-cover.handlers.ts';
import { permissionsSample } from '../../permissions/permissions.data.ts';
import { pricingSample } from '../../pricing/pricing.data.ts';
import { rolesSample } from '../../roles/roles.data.ts';
import { SALES_API_DEMO_BASE, salesApi } from '../../sales-api/sales-api.handlers.ts';
import { usersSample } from '../../users/users.data.ts';
import { workdayHandlers } from '../../workday/workday.handlers.ts';
import { isSold } from '../world.figures.ts';
import { plans } from '../world.plans.ts';

const call = callsTo([...cardsHandlers, ...ownCoverHandlers, ...workdayHandlers]);
const get = async <Body>(path: string) => (await call('GET', path)).body as Body;

const NOW = '2028-06-30';
const month = `from=2028-06-01&to=${NOW}`;

const figures = () => get<SalesFiguresAnswer>(`/card/card-figures/sales?${month}`);
const series = async (measure: string, days = month) => {
  const { series: all } = await get<{ series: { data: (number | null)[] }[] }>(`/card/card-series/${measure}?${days}`);
  return sum(all[0]?.data.map((value) => value ?? 0) ?? []);
};
const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
const listed = (since: string) => salesApi.sales.filter((sale) => sale.soldAt >= since && isSold(sale));
const ofCompanies = async (pick: 'revenue' | 'sold' | 'views') =>
  sum((await figures()).companies.map((company) => company[pick]));
const transactions = (kind: string) => async () =>
  (await get<TransactionsAnswer>('/card/card-figures/transactions')).filter((movement) => movement.kind === kind);

/** Pairs of calls that show one thing. */
const pairs: [name: string, one: () => unknown, other: () => unknown][] = [
  ['sold: the cards and the list', async () => (await figures()).sold, () => listed('2028-06-01').length],
  ['sold: the companies and the cards', () => ofCompanies('sold'), async () => (await figures()).sold],
  ['revenue: the companies and the cards', () => ofCompanies('revenue'), async () => sum([(await figures()).revenue])],
  [
    'revenue: the cards and the list',
    async () => sum([(await figures()).revenue]),
    () => sum(listed('2028-06-01').flatMap(({ amount, currency }) => (currency === 'BRL' ? [amount] : []))),
  ],
  ['views: the companies and the sessions', () => ofCompanies('views'), () => series('sessions')],
  ['orders: the days and the cards', () => series('orders'), async () => (await figures()).orders],
  [
    'the goal and the sales of the year',
    async () => {
      const { completed, inProgress } = await get<Record<string, number>>('/card/card-figures/goal');
      return (completed ?? 0) + (inProgress ?? 0);
    },
    async () =>
      (await series('policies', `from=2028-01-01&to=${NOW}`)) +
      (await series('subscribers', `from=2028-01-01&to=${NOW}`)),
  ],
  [
    'the refund and its sale',
    async () => (await transactions('refund')()).map(({ id, amount }) => [id, 'refunded', -amount]),
    async () => {
      const ids = (await transactions('refund')()).map(({ id }) => id);
      return salesApi.sales.filter(({ id }) => ids.includes(id)).map(({ id, status, amount }) => [id, status, amount]);
    },
  ],
  [
    'the claim that was paid and its page',
    async () => (await transactions('claim')()).map(({ id, amount }) => ({ id, status: 'paid', amount: -amount })),
    async () => {
      const ids = (await transactions('claim')()).map(({ id }) => id);
      const pages = ids.map((id) => get<Record<string, unknown>>(`/workday/claims/${id}`));
      return (await Promise.all(pages)).map(({ id, status, amount }) => ({ id, status, amount }));
    },
  ],
  [
    'the orders of a customer and the sales',
    async () =>
      (await get<{ orders: { id: string }[] }>(`/own-cover/data?email=${clientEmail}`)).orders.map(({ id }) => id),
    () => salesApi.sales.flatMap(({ id, customer }) => (customer.name === 'Tomás Figueiredo' ? [id] : [])).toReversed(),
  ],
  [
    'the companies that sell and those that are invoiced or have users',
    async () => (await figures()).companies.map(({ name }) => name).toSorted(),
    () => [...new Set(usersSample().map(({ company }) => company))].toSorted(),
  ],
  [
    'the agencies and the clients of invoices',
    async () => new Map((await figures()).companies.slice(1).map(({ name, email }) => [name, email])),
    async () => {
      const names = (await figures()).companies.map(({ name }) => name);
      const invoiced = invoicesSample().filter(({ client }) => names.includes(client.name));
      return new Map(invoiced.map(({ client }) => [client.name, client.companyEmail]));
    },
  ],
  [
    'the plan in the settings and on the price list',
    () => [accountSettingSample().plan.price, accountSettingSample().plan.activeUntil],
    () => [plans[pricingSample().current.plan].monthlyPrice, pricingSample().nextBill],
  ],
  [
    'the roles of permissions and the roles',
    () => [...new Set(permissionsSample().flatMap(({ assignedTo }) => assignedTo))].toSorted(),
    () =>
      rolesSample()
        .map(({ id }) => id)
        .toSorted(),
  ],
];

afterEach(() => {
  setNow();
  enterWorld();
});

describe.each([0, 1, 4096])('in the world of seed %d', (seed) => {
  it.each(pairs)('%s agree, also after sales were cancelled and refunded', async (_, one, other) => {
    setNow(Date.parse(`${NOW}T12:00:00Z`));
    enterWorld({ seed });
    expect(await one()).toEqual(await other());

    const { accessToken } = salesApi.signIn('admin@demo.com');
    for (const { id, kind } of listed('2028-05-20').slice(0, 12)) {
      const request = new Request(`${SALES_API_DEMO_BASE}/sales/${id}`, {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ status: kind === 'esim' ? 'cancelled' : 'refunded' }),
      });
      expect((await getResponse(salesApi.handlers, request))?.status).toBe(200);
    }

    expect(await one()).toEqual(await other());
  });
});
