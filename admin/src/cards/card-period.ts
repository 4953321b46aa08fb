import type { CardPeriod } from '@embarque/design-system';
import { readOneOf } from '../query/search-params.ts';

const DEFAULT_PERIOD: CardPeriod = 'last 7 days';
const PERIODS: readonly CardPeriod[] = [DEFAULT_PERIOD, 'last 28 days', 'last month', 'last year'];

/** The period that the URL names; an unknown one counts as left out. */
export function readCardPeriod(searchParams: URLSearchParams): CardPeriod {
  return readOneOf(PERIODS, searchParams.get('period')) ?? DEFAULT_PERIOD;
}
