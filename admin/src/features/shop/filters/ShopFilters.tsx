import {
  Button,
  FilterOptions,
  Inline,
  Loading,
  RangeSlider,
  Rating,
  type SliderRange,
  Stack,
  useSteps,
} from '@embarque/design-system';
import type { Facets } from '@embarque/mocks/shop/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { ShopQuery } from '../shop.api.ts';
import { fromSlider, isSameRange, PRICE_RANGES, sliderBounds, STEP, toSlider } from './shop.prices.ts';
import { isNarrowed, NO_FILTERS } from '../shop.query.ts';
import { useShopLabels } from '../shop.labels.ts';
import { type ShopFilter, ShopFilterSkeleton } from './ShopFilterSkeleton.tsx';

export interface ShopFiltersProps {
  /** The query in the URL. */
  query: ShopQuery;
  /** The filter values that exist; `null` when the load failed. */
  facets: Facets | null;
  /** Whether the first response has arrived; a skeleton shows until then. */
  hasResponse: boolean;
  /** Called with the changed filters; `undefined` removes one. With `goesOn`, the change replaces the history entry. */
  onChange: (change: Partial<ShopQuery>, options?: { goesOn: boolean }) => void;
}

const ALL = 'all';
const NOTHING: Facets = { categories: [], brands: [], ratings: [], price: { min: 0, max: 0 } };
const money: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 };

/** ECM-05: price, category, brand and rating. One filter renders per frame, so that the products are not delayed. */
export function ShopFilters({ query, facets, hasResponse, onChange }: ShopFiltersProps) {
  const { t } = useLingui();
  const { priceText, ratingText } = useShopLabels();
  const { categories, brands, ratings, price } = facets ?? NOTHING;

  const groups: Record<ShopFilter, ReactNode> = {
    price: (
      <FilterOptions
        aria-description={t`Multi Range`}
        label={t({ message: 'Price', context: 'filter' })}
        options={PRICE_RANGES.map((range, index) => ({ value: String(index), label: priceText(range) }))}
        chosen={[String(PRICE_RANGES.findIndex((range) => isSameRange(range, query)))]}
        onChange={({ chosen: [index] }) =>
          onChange({ minPrice: undefined, maxPrice: undefined, ...PRICE_RANGES[Number(index)] })
        }
      >
        <PriceSlider query={query} price={price} onChange={onChange} />
      </FilterOptions>
    ),
    category: (
      <FilterOptions
        label={t`Categories`}
        options={[
          { value: ALL, label: t`All categories` },
          ...categories.map(({ value, count }) => ({ value, label: value, count })),
        ]}
        chosen={[query.category ?? ALL]}
        onChange={({ chosen: [category] }) => onChange({ category: category === ALL ? undefined : category })}
      />
    ),
    brand: (
      <FilterOptions
        label={t`Brands`}
        mode="several"
        options={brands.map(({ value, count }) => ({ value, label: value, count }))}
        chosen={query.brand ?? []}
        onChange={({ chosen }) => onChange({ brand: chosen.length > 0 ? chosen : undefined })}
      />
    ),
    rating: (
      <FilterOptions
        label={t({ message: 'Ratings', context: 'stars' })}
        options={ratings.map(({ value, count }) => ({
          value: String(value),
          name: ratingText(value),
          label: (
            <Inline as="span" aria-hidden gap="xs">
              <Rating isReadOnly size="small" label={t({ message: 'Rating', context: 'stars' })} value={value} />{' '}
              <bdi>
                <Trans>& up</Trans>
              </bdi>
            </Inline>
          ),
          count,
        }))}
        chosen={query.rating === undefined ? [] : [String(query.rating)]}
        onChange={({ chosen: [stars] }) => onChange({ rating: Number(stars) })}
      />
    ),
  };
  const names = Object.keys(groups) as ShopFilter[];
  const drawn = useSteps(hasResponse ? names.length : 0);
  const isLoading = drawn < names.length;

  return (
    <Loading label={t`Loading filters…`} isLoading={isLoading}>
      <Stack gap="xl">
        {names.map((name, index) => (
          <Fragment key={name}>
            {index < drawn ? groups[name] : <ShopFilterSkeleton filter={name} facets={facets} />}
          </Fragment>
        ))}
        {!isLoading && <ClearAll query={query} onChange={onChange} />}
      </Stack>
    </Loading>
  );
}

/** Stays when there is nothing to clear: a removed button would lose focus, and with it Escape in the drawer. */
function ClearAll({ query, onChange }: Pick<ShopFiltersProps, 'query' | 'onChange'>) {
  return (
    <Button variant="outline" width="full" isIdle={!isNarrowed(query)} onClick={() => onChange(NO_FILTERS)}>
      <Trans>Clear All Filters</Trans>
    </Button>
  );
}

interface PriceSliderProps extends Pick<ShopFiltersProps, 'query' | 'onChange'> {
  price: Facets['price'];
}

/** Filters when a handle is released. The handles keep their values until the URL follows, so that quick keys add up. */
function PriceSlider({ query, price, onChange }: PriceSliderProps) {
  const { t } = useLingui();
  const bounds = sliderBounds(price);
  const current = toSlider(query, bounds);
  const [moved, setMoved] = useState<SliderRange | null>(null);
  const [lastCurrent, setLastCurrent] = useState(current);
  // All changes until the slider loses focus are one history entry.
  const hasMoved = useRef(false);
  if (current.join() !== lastCurrent.join()) {
    setLastCurrent(current);
    setMoved(null);
  }

  const commit = (value: SliderRange) => {
    onChange(fromSlider(value, bounds), { goesOn: hasMoved.current });
    hasMoved.current = true;
  };
  return (
    <div onBlur={() => (hasMoved.current = false)}>
      <RangeSlider
        label={t`Price Range`}
        labelVisibility="hidden"
        {...bounds}
        step={STEP}
        format={money}
        tooltip="whileMoving"
        value={moved ?? current}
        onChange={({ value }) => setMoved(value)}
        onChangeEnd={({ value }) => commit(value)}
      />
    </div>
  );
}
