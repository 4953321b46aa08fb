import { addDays, eachDayOfInterval } from 'date-fns';
import { addUp } from '../sales.sums.ts';
import { dateOf, daysOf, isWithin, momentsOf } from '../sales.period.ts';
import { daysBefore } from './days-before.ts';
import type { HomePeriod } from './home.period.ts';
import type { Currency, Sale } from '../server/sale.schema.ts';

/** A figure, and how it changed since the period before, as a share; left out when there is nothing to compare with. */
export interface Figure {
  value: number;
  change?: number;
}

/** The revenue in one currency. Cancelled and refunded sales do not count. */
export interface CurrencyFigures {
  currency: Currency;
  revenue: Figure;
  /** The revenue of the period before. */
  before: number;
  average: Figure;
  /** The revenue until the end of each day. */
  byDay: number[];
}

export interface HomeFigures {
  policies: Figure;
  esims: Figure;
  refunds: Figure;
  /** The house's currency first, if it has sales; there is always one. */
  money: [CurrencyFigures, ...CurrencyFigures[]];
  /** How many sales were made today. */
  today: number;
}

/**
 * The figures of a period, beside those of the period before.
 *
 * @param sales those of both periods
 * @param today the last day of the period: `2026-11-21`
 */
export function computeFigures(sales: readonly Sale[], period: HomePeriod, today: string): HomeFigures {
  const now = within(sales, daysOf(period, today));
  const before = within(sales, daysBefore(period, today));
  const sold = { now: now.filter(isSold), before: before.filter(isSold) };
  const compare = (count: (sales: readonly Sale[]) => number, from = sold) =>
    figureOf(count(from.now), count(from.before));
  const [first = 'BRL', ...others]: Currency[] = addUp([...sold.now, ...sold.before]).map(({ currency }) => currency);
  const days = daysOf(period, today);
  const moneyOf = (currency: Currency) => {
    const [own, earlier] = [sold.now, sold.before].map((list) => list.filter((sale) => sale.currency === currency));
    return { currency, ...revenueOf(own ?? [], earlier ?? []), byDay: addUpByDay(own ?? [], days) };
  };
  return {
    policies: compare((list) => list.filter(({ kind }) => kind === 'insurance').length),
    esims: compare((list) => list.filter(({ kind }) => kind === 'esim').length),
    refunds: compare((list) => list.filter(({ status }) => status === 'refunded').length, { now, before }),
    money: [moneyOf(first), ...others.map(moneyOf)],
    today: within(sold.now, { from: today, to: today }).length,
  };
}

const isSold = ({ status }: Sale) => status === 'issued' || status === 'active';

const within = (sales: readonly Sale[], days: { from: string; to: string }) => {
  const moments = momentsOf(days);
  return sales.filter(({ soldAt }) => isWithin(soldAt, moments));
};

function figureOf(value: number, before: number): Figure {
  return before === 0 ? { value } : { value, change: (value - before) / before };
}

function revenueOf(now: readonly Sale[], before: readonly Sale[]) {
  const [revenue, earlier] = [addUp(now)[0]?.amount ?? 0, addUp(before)[0]?.amount ?? 0];
  return {
    revenue: figureOf(revenue, earlier),
    before: earlier,
    average: figureOf(revenue / (now.length || 1), earlier / (before.length || 1)),
  };
}

function addUpByDay(sales: readonly Sale[], { from, to }: { from: string; to: string }): number[] {
  const days = eachDayOfInterval({ start: dateOf(from), end: dateOf(to) });
  return days.map((day) => {
    const end = addDays(day, 1).toISOString();
    return addUp(sales.filter(({ soldAt }) => isWithin(soldAt, { to: end })))[0]?.amount ?? 0;
  });
}
