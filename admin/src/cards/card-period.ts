import type { CardPeriod, DayRange } from '@embarque/design-system';
import { readOneOf } from '../query/search-params.ts';

const DEFAULT_PERIOD: CardPeriod = 'last 7 days';
const PERIODS: readonly CardPeriod[] = [DEFAULT_PERIOD, 'last 28 days', 'last month', 'last year'];

/** The period that the URL names; an unknown one counts as left out. */
export function readCardPeriod(searchParams: URLSearchParams): CardPeriod {
  return readOneOf(PERIODS, searchParams.get('period')) ?? DEFAULT_PERIOD;
}

/**
 * This month until today, and the same days of the month before, as the sales page compares them.
 *
 * @param today as ISO 8601 writes it: `2030-06-03`
 */
export function thisMonth(today: string): { days: DayRange; before: DayRange } {
  const month = today.slice(0, 8);
  const lastBefore = new Date(Date.parse(`${month}01`) - DAY).toISOString().slice(0, 10);
  const sameDay = lastBefore.slice(0, 8) + today.slice(8);
  return {
    days: { from: `${month}01`, to: today },
    before: { from: `${lastBefore.slice(0, 8)}01`, to: sameDay < lastBefore ? sameDay : lastBefore },
  };
}

/** The day that is so many days from another. */
export const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const DAY = 86_400_000;
