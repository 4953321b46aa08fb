import type { CardPeriod } from '@embarque/design-system';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import type { RevenueQuery } from './dashboard.api.ts';

const USUAL_PERIOD: CardPeriod = 'last 7 days';
const PERIODS: readonly CardPeriod[] = [USUAL_PERIOD, 'last 28 days', 'last month', 'last year'];

/** What the cards are about, as the address says: reload and back find the same figures. */
export interface DashboardQuery extends RevenueQuery {
  /** The days that the shares of the browsers are of. */
  period: CardPeriod;
}

export function useDashboardQuery() {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const year = searchParams.get('year');
  const query: DashboardQuery = {
    period: PERIODS.find((period) => period === searchParams.get('period')) ?? USUAL_PERIOD,
    ...(year && { year }),
  };

  const change = (changes: Partial<Record<keyof DashboardQuery, string>>) =>
    changeSearchParams((current) => withParams(current, changes));

  return { query, change };
}
