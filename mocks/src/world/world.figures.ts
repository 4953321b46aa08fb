import { isoDay } from '../lib/time/days.ts';
import { firstDayOf } from './world.sales.ts';
import { DAY } from './world.days.ts';
import type { Currency, Sale } from './world.types.ts';

/** The first and the last day of a period, such as `2030-06-15`, in the calendar of the host. */
export interface Days {
  from: string;
  to: string;
}

/** The currency of the house, in which revenue is shown where there is room for one. */
export const HOUSE: Currency = 'BRL';

/** The share of a price that remains once insurers and networks are paid. */
const MARGIN = { insurance: 0.35, esim: 0.45 };

/** Cancelled and refunded sales were orders, but nothing was sold. */
export const isSold = ({ status }: Sale) => status === 'issued' || status === 'active';

/** Every screen counts sales with these. */
export const measures = {
  orders: (sales) => sales.length,
  policies: (sales) => sold(sales).filter(({ kind }) => kind === 'insurance').length,
  esims: (sales) => sold(sales).filter(({ kind }) => kind === 'esim').length,
  refunds: (sales) => sales.filter(({ status }) => status === 'refunded').length,
  customers: (sales) => new Set(sold(sales).map(({ customer }) => customer.email)).size,
  products: (sales) => new Set(sold(sales).map(({ product }) => product)).size,
  revenue: (sales) => inCents(sold(sales).filter(inHouse), ({ amount }) => amount),
  profit: (sales) => inCents(sold(sales).filter(inHouse), ({ amount, kind }) => amount * MARGIN[kind]),
} satisfies Record<string, (sales: readonly Sale[]) => number>;

export type Measure = keyof typeof measures;

const sold = (sales: readonly Sale[]) => sales.filter(isSold);
const inHouse = ({ currency }: Sale) => currency === HOUSE;

/** Counted in cents, so that no fraction is lost. */
function inCents(sales: readonly Sale[], amountOf: (sale: Sale) => number): number {
  return sales.reduce((sum, sale) => sum + Math.round(amountOf(sale) * 100), 0) / 100;
}

/** The sales of some days. */
export function salesWithin(sales: readonly Sale[], { from, to }: Days): Sale[] {
  return sales.filter((sale) => {
    const day = dayOf(sale);
    return day >= from && day <= to;
  });
}

/** A measure on each of some days; `null` where a day has not begun, or nothing is known of it any more. */
export function byDay(
  sales: readonly Sale[],
  measure: Measure,
  days: readonly string[],
  now: number,
): (number | null)[] {
  const [first, today] = [new Date(firstDayOf(now) * DAY).toISOString().slice(0, 10), isoDay(new Date(now))];
  const ofDays = Map.groupBy(sales, dayOf);
  return days.map((day) => (day < first || day > today ? null : measures[measure](ofDays.get(day) ?? [])));
}

const dayOf = ({ soldAt }: Sale) => isoDay(new Date(soldAt));

/** How much the parts of the house bring in: the same sales, by what was sold. */
export function revenueByKind(sales: readonly Sale[]): Record<Sale['kind'], number> {
  const of = (kind: Sale['kind']) => measures.revenue(sales.filter((sale) => sale.kind === kind));
  return { insurance: of('insurance'), esim: of('esim') };
}

/** The growth that a year is to bring. */
const GOAL = 1.15;

/** How far the year is from its goal: last year's sales and a part more. A sale is complete once its trip has begun. */
export function goalOf(sales: readonly Sale[], now: number) {
  const year = new Date(now).getFullYear();
  const ofYear = (wanted: number) => sold(sales).filter(({ soldAt }) => new Date(soldAt).getFullYear() === wanted);
  const begun = ofYear(year).filter(({ status }) => status === 'active').length;
  const target = Math.ceil((ofYear(year - 1).length * GOAL) / 10) * 10;
  return {
    completed: begun,
    inProgress: ofYear(year).length - begun,
    target,
    reached: target === 0 ? 0 : Math.round((begun / target) * 100),
  };
}
