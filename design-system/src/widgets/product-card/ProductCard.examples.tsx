import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

/** One item and its skeleton. */
export const InAGrid = () => (
  <Grid minCell="15rem">
    <Suitcase layout="grid" />
    <Loading>
      <ProductCardSkeleton />
    </Loading>
  </Grid>
);

/** Price and buttons have a column of their own. */
export const InAList = () => (
  <Stack gap="gap">
    <Suitcase layout="list" />
    <Loading>
      <ProductCardSkeleton layout="list" />
    </Loading>
  </Stack>
);

function Suitcase({ layout }: { layout: 'grid' | 'list' }) {
  const { t } = useLingui();
  const [isWished, setWished] = useState(false);
  const [isInCart, setInCart] = useState(false);
  return (
    <ProductCard
      name={t`Cabin suitcase, 38 L`}
      href="#suitcase"
      brand="Vaivém"
      description={t`Ribbed shell, 2,6 kg, four silent wheels. The lining is removable and washable.`}
      price={749}
      rating={5}
      image=""
      hasFreeShipping
      layout={layout}
      isWished={isWished}
      onWishlistChange={(change) => setWished(change.isWished)}
      isInCart={isInCart}
      cartHref="#cart"
      onAdd={() => setInCart(true)}
    />
  );
}
