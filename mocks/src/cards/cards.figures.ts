import { currentWorld } from '../lib/sample/world.ts';
import { now } from '../lib/time/clock.ts';
import { readDay } from '../lib/time/day.schema.ts';
import { salesApi } from '../sales-api/sales-api.handlers.ts';
import {
  byDay,
  claims,
  companies,
  companyOf,
  goalOf,
  HOUSE,
  isSold,
  measures,
  revenueByKind,
  type Sale,
  salesWithin,
} from '../world/index.ts';
import { seriesAnswer } from './card-series.ts';
import type {
  CompanyFigures,
  GoalFiguresAnswer,
  MoneyMovement,
  SalesFiguresAnswer,
  TransactionsAnswer,
} from './cards.contract.ts';

const DAY = 86_400_000;
const MOST_DAYS = 400;
const LATEST_SALES = 3;

/** Answers the figures of the sales; a message when the days that it is asked for do not exist, undefined for no such figures. */
export function figuresAnswer(name: string, params: URLSearchParams) {
  if (name === 'goal') return goalOf(salesApi.sales, now()) satisfies GoalFiguresAnswer;
  if (name === 'transactions') return transactionsAnswer();
  return name === 'sales' ? salesAnswer(params) : undefined;
}

function salesAnswer(params: URLSearchParams): SalesFiguresAnswer | string {
  const [from, to] = [readDay(params.get('from')), readDay(params.get('to'))];
  if (from === undefined || to === undefined || to < from) return 'from and to must be days, such as 2030-06-15';
  const count = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (count > MOST_DAYS) return `There must not be more than ${MOST_DAYS} days`;
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10),
  );
  const sales = salesWithin(salesApi.sales, { from, to });
  const begun = (values: (number | null)[]) => values.filter((value) => value !== null);
  return {
    from,
    to,
    orders: measures.orders(sales),
    sold: measures.policies(sales) + measures.esims(sales),
    customers: measures.customers(sales),
    products: measures.products(sales),
    revenue: measures.revenue(sales),
    revenueByKind: revenueByKind(sales),
    profit: measures.profit(sales),
    ordersByDay: begun(byDay(sales, 'orders', days, now())),
    profitByDay: begun(byDay(sales, 'profit', days, now())),
    companies: companiesOf(sales, sessionsOf(params)),
  };
}

function companiesOf(sales: readonly Sale[], sessions: number): CompanyFigures[] {
  const made = Map.groupBy(sales, (sale) => companyOf(sale).name);
  let left = sessions;
  return companies
    .toReversed()
    .map(({ name, email, trade, share }, index) => {
      const own = made.get(name) ?? [];
      // The house comes last here, and has those that no share of an agency holds.
      const views = index === companies.length - 1 ? left : Math.floor((sessions * share) / 100);
      left -= views;
      const sold = measures.policies(own) + measures.esims(own);
      return { name, email, trade, views, sold, revenue: measures.revenue(own) };
    })
    .toReversed();
}

function sessionsOf(params: URLSearchParams): number {
  const answer = seriesAnswer('sessions', params);
  const [series] = typeof answer === 'object' ? answer.series : [];
  return series?.data.reduce<number>((sum, value) => sum + (value ?? 0), 0) ?? 0;
}

function transactionsAnswer(): TransactionsAnswer {
  const sales = salesApi.sales.filter(({ currency }) => currency === HOUSE);
  const productOf = new Map(sales.map(({ id, product }) => [id, product]));
  const received = sales.filter(isSold).slice(-LATEST_SALES);
  const refunded = sales.filter(({ status }) => status === 'refunded');
  const paid = claims(currentWorld(), sales).filter(({ status }) => status === 'paid');
  const movements: MoneyMovement[] = [
    ...received.map(({ id, product, amount, soldAt }) => ({ id, kind: 'sale' as const, product, amount, at: soldAt })),
    ...latest(
      refunded.map(({ id, product, amount, soldAt, changedAt = soldAt }) => ({
        id,
        kind: 'refund' as const,
        product,
        amount: -amount,
        at: changedAt,
      })),
    ),
    ...latest(
      paid.map(({ id, saleId, claimed, openedAt, closedAt }) => ({
        id,
        kind: 'claim' as const,
        product: productOf.get(saleId) ?? '',
        amount: -claimed.amount,
        at: closedAt ?? openedAt,
      })),
    ),
  ];
  return movements.toSorted(lastFirst);
}

const lastFirst = (one: MoneyMovement, other: MoneyMovement) => other.at.localeCompare(one.at);

const latest = (movements: readonly MoneyMovement[]) => movements.toSorted(lastFirst).slice(0, 1);
