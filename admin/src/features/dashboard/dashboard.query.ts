import type { CardPeriod } from '@embarque/design-system';
import { readCardPeriod } from '../../cards/card-period.ts';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import type { RevenueQuery } from './dashboard.api.ts';

/** The dashboard's query in the URL. */
export interface DashboardQuery extends RevenueQuery {
  /** The period of the browser shares. */
  period: CardPeriod;
}

export function useDashboardQuery() {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const year = searchParams.get('year');
  const query: DashboardQuery = {
    period: readCardPeriod(searchParams),
    ...(year && { year }),
  };

  const change = (changes: Partial<Record<keyof DashboardQuery, string>>) =>
    changeSearchParams((current) => withParams(current, changes));

  return { query, change };
}
