import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { CartItem } from './CartItem.tsx';
import { CartItemSkeleton } from './CartItemSkeleton.tsx';
import { CartList } from './CartList.tsx';

/** Quantities from 1 to 10. Removed items leave; the others keep their place. */
export function TwoThingsForATrip() {
  const { t } = useLingui();
  const [lines, setLines] = useState([
    { id: 16, name: t`Cabin suitcase, 38 L`, brand: 'Vaivém', price: 749, rating: 5, qty: 1 },
    { id: 3, name: t`Suitcase lock, three digits`, brand: 'Pedra Alta', price: 49.9, rating: 4, qty: 2 },
  ]);
  const remove = (id: number) => setLines(lines.filter((line) => line.id !== id));
  return (
    <CartList aria-label={t`Cart`}>
      {lines.map(({ id, ...line }) => (
        <CartItem
          key={id}
          {...line}
          href="#product"
          image=""
          facts={[<Trans key="day">Delivery by Wednesday</Trans>]}
          hasFreeShipping={line.price > 500}
          onQuantityChange={({ qty }) => setLines(lines.map((each) => (each.id === id ? { ...each, qty } : each)))}
          onRemove={() => remove(id)}
          onMoveToWishlist={() => remove(id)}
        />
      ))}
    </CartList>
  );
}

/** Keeps the space of two items while they load. */
export const LoadingCart = () => (
  <Loading>
    <CartList>
      {[1, 2].map((item) => (
        <li key={item}>
          <CartItemSkeleton />
        </li>
      ))}
    </CartList>
  </Loading>
);
