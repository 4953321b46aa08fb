import type { Facets, ProductSort } from '@embarque/mocks/shop/contract';
import { readOneOf, readWholeNumber, withListParams } from '../../query/search-params.ts';
import type { ShopQuery } from './shop.api.ts';

/** Products on a page (specification §9). */
export const PER_PAGE = 9;

export const SORTS = ['featured', 'price-asc', 'price-desc'] as const satisfies ProductSort[];

const FILTERS = ['q', 'category', 'brand', 'rating', 'minPrice', 'maxPrice'] as const satisfies (keyof ShopQuery)[];

/** A change that removes every filter. */
export const NO_FILTERS: Partial<ShopQuery> = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

/** The shop's query in the URL. An invalid value counts as left out. */
export function readShopQuery(searchParams: URLSearchParams): ShopQuery {
  const brands = searchParams.getAll('brand').filter(Boolean).slice(0, 50);
  return {
    q: searchParams.get('q')?.slice(0, 200) || undefined,
    sortBy: readOneOf(SORTS, searchParams.get('sortBy')),
    category: searchParams.get('category') || undefined,
    brand: brands.length > 0 ? brands : undefined,
    rating: readWholeNumber(searchParams.get('rating'), 5),
    minPrice: amount(searchParams.get('minPrice')),
    maxPrice: amount(searchParams.get('maxPrice')),
    page: readWholeNumber(searchParams.get('page')) ?? 1,
    perPage: PER_PAGE,
  };
}

/**
 * A query without unknown brands and categories, as an outdated link has them: the server finds nothing for those.
 *
 * @param facets the filter values that exist; `undefined` until the first response
 */
export function knownQuery(query: ShopQuery, facets: Facets | undefined): ShopQuery {
  if (!facets) return query;
  const isKnown = (known: Facets['brands'], value: string) => known.some((facet) => facet.value === value);
  const brands = query.brand?.filter((brand) => isKnown(facets.brands, brand)) ?? [];
  return {
    ...query,
    category: query.category !== undefined && isKnown(facets.categories, query.category) ? query.category : undefined,
    brand: brands.length > 0 ? brands : undefined,
  };
}

/** The search params of a changed shop query. Any change but that of the page returns to the first page; defaults are left out. */
export function writeShopQuery(searchParams: URLSearchParams, change: Partial<ShopQuery>): URLSearchParams {
  return withListParams(searchParams, change.sortBy === 'featured' ? { ...change, sortBy: undefined } : change);
}

/** Whether any filter is active. */
export function isNarrowed(query: ShopQuery): boolean {
  return FILTERS.some((name) => query[name] !== undefined);
}

function amount(text: string | null): number | undefined {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text ?? '') ? Number(text) : undefined;
}
