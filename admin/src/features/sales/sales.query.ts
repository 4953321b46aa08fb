import type { SaleColumn, SalesQuery } from '@embarque/mocks/sales-api/contract';
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

/** What the address says about the list; what makes no sense there counts as left out. */
export function readSalesQuery(search: URLSearchParams): SalesQuery {
  return {
    q: search.get('q')?.slice(0, 200) || undefined,
    kind: oneOf(SALE_KINDS, search.get('kind')),
    status: oneOf(SALE_STATUSES, search.get('status')),
    page: wholeNumber(search.get('page')),
    perPage: PER_PAGE,
    sort: oneOf(['asc', 'desc'], search.get('sort')),
    sortColumn: oneOf(SORTABLE, search.get('sortColumn')),
  };
}

/**
 * The address for a changed list. Whatever changes but the page leads back to the first page; defaults are left out.
 *
 * @param search the address as it is; what does not belong to the list stays
 */
export function writeSalesQuery(search: URLSearchParams, change: Partial<SalesQuery>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ page: undefined, ...change })) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

function oneOf<const T extends string>(allowed: readonly T[], text: string | null): T | undefined {
  return allowed.find((value) => value === text);
}

function wholeNumber(text: string | null): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : 1;
}
