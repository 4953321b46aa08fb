import { readOneOf, withParams } from '../../../query/search-params.ts';
import { useSearchQuery } from '../../../query/useSearchQuery.ts';
import { HOME_PERIODS, type HomePeriod } from './home.period.ts';

const USUAL: HomePeriod = '30-days';

/** The period of the figures and the currency of the amounts, in the URL. */
export function useHome() {
  const [searchParams, changeSearchParams] = useSearchQuery();
  const change = (params: { period?: HomePeriod | undefined; currency?: string }) =>
    changeSearchParams((current) => withParams(current, params));
  return {
    period: readOneOf(HOME_PERIODS, searchParams.get('period')) ?? USUAL,
    currency: searchParams.get('currency'),
    setPeriod: (period: HomePeriod) => change({ period: period === USUAL ? undefined : period }),
    setCurrency: (currency: string) => change({ currency }),
  };
}
