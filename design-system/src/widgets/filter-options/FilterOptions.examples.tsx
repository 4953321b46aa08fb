import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RangeSlider } from '../../extensions/slider/RangeSlider.tsx';
import { Rating } from '../../extensions/ratings/Rating.tsx';
import { FilterOptions } from './FilterOptions.tsx';

/** One category at a time, with the number of products. */
export function OneItem() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(['insurance']);
  return (
    <FilterOptions
      label={t`Kind`}
      chosen={chosen}
      onChange={(change) => setChosen(change.chosen)}
      options={[
        { value: 'insurance', label: t`Travel insurance`, count: 128 },
        { value: 'esim', label: t`eSIM plans`, count: 64 },
        { value: 'luggage', label: t`Luggage`, count: 1204 },
      ]}
    />
  );
}

/** Any number of destinations at once. */
export function SeveralAtOnce() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <FilterOptions
      mode="several"
      label={t`Destination`}
      chosen={chosen}
      onChange={(change) => setChosen(change.chosen)}
      options={[
        { value: 'PT', label: t`Portugal`, count: 18 },
        { value: 'JP', label: t`Japan`, count: 7 },
        { value: 'US', label: t`United States`, count: 42 },
      ]}
    />
  );
}

/** Two controls for one property stand under one label. */
export function WithASlider() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <FilterOptions
      label={t`Price`}
      chosen={chosen}
      onChange={(change) => setChosen(change.chosen)}
      options={[
        { value: 'low', label: t`Up to R$ 100` },
        { value: 'high', label: t`R$ 100 and up` },
      ]}
    >
      <RangeSlider label={t`Price range`} labelVisibility="hidden" max={1000} step={10} format={reais} />
    </FilterOptions>
  );
}

const reais: Intl.NumberFormatOptions = { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 };

/** An illustration has a text alternative. */
export function ByRating() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <FilterOptions
      label={t`Rating`}
      chosen={chosen}
      onChange={(change) => setChosen(change.chosen)}
      options={[4, 3].map((stars) => ({
        value: String(stars),
        name: t`${stars} stars and more`,
        label: <Rating isReadOnly size="small" label={t`Rating`} value={stars} />,
      }))}
    />
  );
}
