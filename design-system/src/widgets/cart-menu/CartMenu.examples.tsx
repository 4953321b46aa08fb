import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CartMenu, type CartMenuItem } from './CartMenu.tsx';

/** Quantities count in the badge and in the total. */
export function FullCart() {
  const [items, setItems] = useState(useSuitcaseAndLock());
  return (
    <CartMenu
      items={items}
      count={items.reduce((count, { qty }) => count + qty, 0)}
      total={items.reduce((sum, { price, qty }) => sum + price * qty, 0)}
      checkoutHref="#checkout"
      onQuantityChange={({ id, qty }) => setItems(items.map((item) => (item.id === id ? { ...item, qty } : item)))}
      onRemove={({ id }) => setItems(items.filter((item) => item.id !== id))}
    />
  );
}

/** An empty cart shows no badge. */
export const EmptyCart = () => (
  <CartMenu
    items={[]}
    count={0}
    total={0}
    checkoutHref="#checkout"
    onQuantityChange={() => undefined}
    onRemove={() => undefined}
  />
);

function useSuitcaseAndLock(): CartMenuItem[] {
  const { t } = useLingui();
  return [
    { id: 16, name: t`Cabin suitcase, 38 L`, href: '#suitcase', brand: 'Vaivém', image: '', price: 749, qty: 1 },
    { id: 3, name: t`Suitcase lock, three digits`, href: '#lock', brand: 'Pedra Alta', image: '', price: 49.9, qty: 2 },
  ];
}
