import { FilterOptionsSkeleton, Skeleton, SkeletonGroup, Stack } from '@embarque/design-system';
import type { Facets } from '@embarque/mocks/shop/contract';
import { PRICE_RANGES } from './shop.prices.ts';

export type ShopFilter = 'range' | 'price' | 'category' | 'brand' | 'rating';

interface ShopFilterSkeletonProps {
  filter: ShopFilter;
  /** What there will be to choose from; `null` until that is known. */
  facets: Facets | null;
}

/** Keeps the room of a filter that is not drawn yet, as large as it usually is. */
export function ShopFilterSkeleton({ filter, facets }: ShopFilterSkeletonProps) {
  if (filter === 'price') {
    return (
      <SkeletonGroup>
        <Stack gap="s">
          <Skeleton width="40%" />
          <Skeleton />
        </Stack>
      </SkeletonGroup>
    );
  }
  const options = {
    range: PRICE_RANGES.length,
    category: (facets?.categories.length ?? 10) + 1,
    brand: facets?.brands.length ?? 10,
    rating: facets?.ratings.length ?? 4,
  };
  return <FilterOptionsSkeleton options={options[filter]} />;
}
