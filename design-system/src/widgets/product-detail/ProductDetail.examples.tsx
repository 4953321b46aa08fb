import { useLingui } from '@lingui/react/macro';
import { BadgeCheck, RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { useState } from 'react';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { ColorDots } from '../color-dots/ColorDots.tsx';
import { CartButton } from '../product-card/CartButton.tsx';
import { WishlistButton } from '../product-card/WishlistButton.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductFeatures } from './ProductFeatures.tsx';
import { ProductTeaser } from './ProductTeaser.tsx';

/** Shows a product with its price, benefits, options and actions. */
export function CabinSuitcase() {
  const { t } = useLingui();
  const [colour, setColour] = useState('blue');
  const [isWished, setWished] = useState(false);
  const [isInCart, setInCart] = useState(false);
  const name = t`Cabin suitcase, 38 L`;
  return (
    <ProductDetail
      name={name}
      brand="Vaivém"
      description={t`Ribbed shell, 2,6 kg, four silent wheels. The lining is removable and washable.`}
      price={749}
      rating={5}
      image=""
      facts={[
        { icon: Truck, text: t`Free shipping` },
        { icon: ShieldCheck, text: t`Luggage insurance for the first trip` },
      ]}
      options={
        <ColorDots
          label={t`Colour`}
          value={colour}
          onChange={(change) => setColour(change.value)}
          dots={[
            { value: 'blue', tone: 'primary', name: t`Atlantic blue` },
            { value: 'green', tone: 'success', name: t`Forest green` },
          ]}
        />
      }
      actions={
        <>
          <CartButton name={name} isInCart={isInCart} cartHref="#cart" onAdd={() => setInCart(true)} action="move" />
          <WishlistButton name={name} isWished={isWished} onWishlistChange={(change) => setWished(change.isWished)} />
        </>
      }
    />
  );
}

/** Shows the benefits of every purchase. */
export function Promises() {
  const { t } = useLingui();
  return (
    <ProductFeatures
      features={[
        { icon: BadgeCheck, title: t`Tested on the road`, text: t`We've tested every product on ten trips.` },
        { icon: RotateCcw, title: t`Ten days to think`, text: t`If you don't like it, return it free of charge.` },
        { icon: ShieldCheck, title: t`Insured on its way`, text: t`What is lost or broken is sent again.` },
      ]}
    />
  );
}

/** Products that go well with it. */
export function GoesWellWithIt() {
  const { t } = useLingui();
  const usual = { href: '#product', image: '' };
  return (
    <Grid minCell="12rem">
      <ProductTeaser {...usual} name={t`Suitcase lock, three digits`} brand="Pedra Alta" price={49.9} rating={4} />
      <ProductTeaser {...usual} name={t`eSIM Europe 10 GB`} brand="Embarque" price={189} rating={5} />
    </Grid>
  );
}
