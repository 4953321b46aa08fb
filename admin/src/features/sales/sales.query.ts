import type { SaleColumn, SalesQuery } from '@embarque/mocks/sales-api/contract';
import { readOneOf, readWholeNumber } from '../../query/search-params.ts';
import { SALE_KINDS, SALE_STATUSES } from './sales.api.ts';

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

/** The list's query in the URL. An invalid value counts as left out. */
export function readSalesQuery(searchParams: URLSearchParams): SalesQuery {
  return {
    q: searchParams.get('q')?.slice(0, 200) || undefined,
    kind: readOneOf(SALE_KINDS, searchParams.get('kind')),
    status: readOneOf(SALE_STATUSES, searchParams.get('status')),
    page: readWholeNumber(searchParams.get('page')) ?? 1,
    perPage: PER_PAGE,
    sort: readOneOf(['asc', 'desc'], searchParams.get('sort')),
    sortColumn: readOneOf(SORTABLE, searchParams.get('sortColumn')),
  };
}
