import type { CardPeriod } from '@embarque/design-system';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import type { RevenueQuery } from './dashboard.api.ts';

const DEFAULT_PERIOD: CardPeriod = 'last 7 days';
const PERIODS: readonly CardPeriod[] = [DEFAULT_PERIOD, 'last 28 days', 'last month', 'last year'];

/** The dashboard's query in the URL. */
export interface DashboardQuery extends RevenueQuery {
  /** The period of the browser shares. */
  period: CardPeriod;
}

export function useDashboardQuery() {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const year = searchParams.get('year');
  const query: DashboardQuery = {
    period: PERIODS.find((period) => period === searchParams.get('period')) ?? DEFAULT_PERIOD,
    ...(year && { year }),
  };

  const change = (changes: Partial<Record<keyof DashboardQuery, string>>) =>
    changeSearchParams((current) => withParams(current, changes));

  return { query, change };
}
