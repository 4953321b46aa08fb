import type { Facets, ProductSort } from '@embarque/mocks/shop/contract';
import type { ShopQuery } from './shop.api.ts';

/** Products on a page (specification §9). */
export const PER_PAGE = 9;

export const SORTS = ['featured', 'price-asc', 'price-desc'] as const satisfies ProductSort[];

/** What narrows the products down; the search is one of them. */
const FILTERS = ['q', 'category', 'brand', 'rating', 'minPrice', 'maxPrice'] as const satisfies (keyof ShopQuery)[];

/** All of them taken away. */
export const NO_FILTERS: Partial<ShopQuery> = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

/** What the address says about the shop; what makes no sense there counts as left out. */
export function readShopQuery(search: URLSearchParams): ShopQuery {
  const brands = search.getAll('brand').filter(Boolean).slice(0, 50);
  return {
    q: search.get('q')?.slice(0, 200) || undefined,
    sortBy: SORTS.find((sort) => sort === search.get('sortBy')),
    category: search.get('category') || undefined,
    brand: brands.length > 0 ? brands : undefined,
    rating: wholeNumber(search.get('rating'), 5),
    minPrice: amount(search.get('minPrice')),
    maxPrice: amount(search.get('maxPrice')),
    page: wholeNumber(search.get('page'), Number.MAX_SAFE_INTEGER) ?? 1,
    perPage: PER_PAGE,
  };
}

/**
 * The part of a query that the shop knows. It passes over what it does not sell, and the page must not say that this narrows
 * anything down.
 *
 * @param facets what there is to narrow down by; unknown until the first answer
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

/**
 * The address for a changed shop. Whatever changes but the page leads back to the first page; defaults are left out.
 *
 * @param search the address as it is; what does not belong to the shop stays
 */
export function writeShopQuery(search: URLSearchParams, change: Partial<ShopQuery>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ page: undefined, ...change })) {
    next.delete(name);
    const isDefault = value === undefined || value === '' || (name === 'page' && value === 1) || value === 'featured';
    if (!isDefault) for (const each of [value].flat()) next.append(name, String(each));
  }
  return next;
}

/** Whether anything narrows the products down. */
export function isNarrowed(query: ShopQuery): boolean {
  return FILTERS.some((name) => query[name] !== undefined);
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 && value <= most ? value : undefined;
}

function amount(text: string | null): number | undefined {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text ?? '') ? Number(text) : undefined;
}
