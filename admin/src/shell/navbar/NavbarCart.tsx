import { CartMenu } from '@embarque/design-system';
import { useEffect } from 'react';
import { productPath } from '../../cart/product/product.path.ts';
import { useCart } from '../../cart/useCart.ts';
import { paths } from '../../paths.ts';

/** The cart of the shop, wherever the person is: the very one that the pages of the shop show. */
export function NavbarCart() {
  const { lines, count, total, state, send } = useCart();
  // The badge counts before anybody looks into the cart.
  useEffect(() => send({ type: 'cart requested' }), [send]);

  const productOf = (id: number) => lines.find(({ product }) => product.id === id)?.product;
  return (
    <CartMenu
      count={count}
      total={total}
      state={state === 'unasked' ? 'loading' : state}
      checkoutHref={paths.checkout}
      items={lines.map(({ product, qty }) => ({ ...product, qty, href: productPath(product) }))}
      onRetry={() => send({ type: 'try again' })}
      onQuantityChange={({ id, qty }) => {
        const product = productOf(id);
        if (product) send({ type: 'quantity changed', product, qty });
      }}
      onRemove={({ id }) => {
        const product = productOf(id);
        if (product) send({ type: 'product removed', product });
      }}
    />
  );
}
