import { now } from '../lib/time/clock.ts';
import { readDay } from '../lib/time/day.schema.ts';
import { salesApi } from '../sales-api/sales-api.handlers.ts';
import { byDay, measures, revenueByKind, salesWithin } from '../world/index.ts';
import type { SalesFiguresAnswer } from './cards.contract.ts';

const DAY = 86_400_000;
const MOST_DAYS = 400;

/** Answers the figures of the sales on some days; a message when there are no such days. */
export function figuresAnswer(params: URLSearchParams): SalesFiguresAnswer | string {
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
  };
}
