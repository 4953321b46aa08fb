import type { CardPeriod, DayRange } from '@embarque/design-system';
import { addDays, formatISO, min, startOfMonth, subMonths } from 'date-fns';
import { readOneOf } from '../query/search-params.ts';

const DEFAULT_PERIOD: CardPeriod = 'last 7 days';
const PERIODS: readonly CardPeriod[] = [DEFAULT_PERIOD, 'last 28 days', 'last month', 'last year'];

/** The period that the URL names; an unknown one counts as left out. */
export function readCardPeriod(searchParams: URLSearchParams): CardPeriod {
  return readOneOf(PERIODS, searchParams.get('period')) ?? DEFAULT_PERIOD;
}

const dayOf = (date: Date) => formatISO(date, { representation: 'date' });

/**
 * This month until today, and the same days of the month before, as the sales page compares them.
 *
 * @param today as ISO 8601 writes it: `2030-06-03`
 */
export function thisMonth(today: string): { days: DayRange; before: DayRange } {
  const now = new Date(`${today}T00:00`);
  const start = startOfMonth(now);
  return {
    days: { from: dayOf(start), to: today },
    before: { from: dayOf(subMonths(start, 1)), to: dayOf(min([subMonths(now, 1), addDays(start, -1)])) },
  };
}
