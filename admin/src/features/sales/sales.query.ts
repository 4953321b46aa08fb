import type { DayRange } from '@embarque/design-system';
import type { SaleColumn, SalesQuery } from '@embarque/mocks/sales-api/contract';
import { readOneOf, readWholeNumber } from '../../query/search-params.ts';
import { momentsOf, type Period, readPeriod } from './sales.period.ts';
import { SALE_KINDS, SALE_STATUSES } from './server/sale.schema.ts';

/** Rows on a page (specification §9). */
export const PER_PAGE = 10;

export const SORTABLE = [
  'id',
  'product',
  'customer.name',
  'amount',
  'status',
  'soldAt',
] as const satisfies SaleColumn[];

/** The list's search params that changed; `undefined` removes one. A period is one that moves with the day, or two days. */
export interface SalesParams extends Omit<SalesQuery, 'perPage'> {
  dates?: Period | undefined;
  /** The first day: `2026-11-21`. */
  from?: string;
  /** The last day. */
  to?: string;
}

export const paramsOfDays = (days: DayRange | null): SalesParams => ({
  dates: undefined,
  from: days?.from,
  to: days?.to,
});

/**
 * The list's query in the URL. An invalid value counts as left out.
 *
 * @param today the day that periods end on: `2026-11-21`
 */
export function readSalesQuery(searchParams: URLSearchParams, today: string): SalesQuery {
  const { days } = readPeriod(searchParams, today);
  return {
    q: searchParams.get('q')?.slice(0, 200) || undefined,
    kind: readOneOf(SALE_KINDS, searchParams.get('kind')),
    status: readOneOf(SALE_STATUSES, searchParams.get('status')),
    ...(days && momentsOf(days)),
    page: readWholeNumber(searchParams.get('page')) ?? 1,
    perPage: PER_PAGE,
    sort: readOneOf(['asc', 'desc'], searchParams.get('sort')),
    sortColumn: readOneOf(SORTABLE, searchParams.get('sortColumn')),
  };
}
