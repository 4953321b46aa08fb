import { CardForm } from './CardForm.tsx';
import { brandNames, type CardBrand } from './card-brand.ts';
import { CardBrandMark } from './CardBrandMark.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';

/** Asks for a new card; its brand shows with the first digits. */
export function NewCard() {
  return <CardForm hasSave onSubmit={() => undefined} />;
}

/** Asks only for what changes when a bank renews a card. */
export function RenewedCard() {
  return <CardForm edited={{ name: 'Marina Duarte', expiry: '0928' }} onSubmit={() => undefined} />;
}

/** Card brands, recognised by their first digits. */
export function EveryBrand() {
  return (
    <Inline>
      {(Object.keys(brandNames) as CardBrand[]).map((brand) => (
        <CardBrandMark key={brand} brand={brand} />
      ))}
    </Inline>
  );
}
