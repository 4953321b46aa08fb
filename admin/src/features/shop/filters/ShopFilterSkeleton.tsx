import { FilterOptionsSkeleton } from '@embarque/design-system';
import type { Facets } from '@embarque/mocks/shop/contract';
import { PRICE_RANGES } from './shop.prices.ts';

export type ShopFilter = 'price' | 'category' | 'brand' | 'rating';

interface ShopFilterSkeletonProps {
  filter: ShopFilter;
  /** The filter values that exist; `null` until they are loaded. */
  facets: Facets | null;
}

/** Reserves the usual height of a filter, to avoid layout shift. */
export function ShopFilterSkeleton({ filter, facets }: ShopFilterSkeletonProps) {
  const options = {
    // The slider takes the room of one more.
    price: PRICE_RANGES.length + 1,
    category: (facets?.categories.length ?? 10) + 1,
    brand: facets?.brands.length ?? 10,
    rating: facets?.ratings.length ?? 4,
  };
  return <FilterOptionsSkeleton options={options[filter]} />;
}
