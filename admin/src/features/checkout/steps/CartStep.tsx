import { ButtonLink, CartItem, CartList, EmptyState, SideLayout } from '@embarque/design-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CartLine } from '../../../cart/model/cart.types.ts';
import { productPath } from '../../../cart/product/product.path.ts';
import type { Cart } from '../../../cart/useCart.ts';
import { formatDay } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { CartSide } from './CartSide.tsx';
import type { CheckoutStepProps } from './steps.types.ts';

/** ECM-11: the lines of the cart and their price. */
export function CartStep({ actor, cart }: CheckoutStepProps) {
  const { t } = useLingui();
  const { lines } = cart;
  return (
    <SideLayout side={<CartSide actor={actor} cart={cart} />} bar={<h2>{t`Your items`}</h2>}>
      {lines.length === 0 ? (
        <EmptyState
          title={t`Your cart is empty`}
          actions={
            <ButtonLink href={paths.shop}>
              <Trans>Go to the shop</Trans>
            </ButtonLink>
          }
        >
          <Trans>Items stay here until you check out.</Trans>
        </EmptyState>
      ) : (
        <CartList aria-label={t`Your items`}>
          {lines.map((line) => (
            <Line key={line.product.id} line={line} send={cart.send} />
          ))}
        </CartList>
      )}
    </SideLayout>
  );
}

function Line({ line: { product, qty, promise }, send }: { line: CartLine; send: Cart['send'] }) {
  const { name, brand, image, rating, price, hasFreeShipping } = product;
  return (
    <CartItem
      {...{ name, brand, image, rating, price, qty, hasFreeShipping }}
      href={productPath(product)}
      facts={promise ? factsOf(promise) : []}
      onQuantityChange={(change) => send({ type: 'quantity changed', product, qty: change.qty })}
      onRemove={() => send({ type: 'product removed', product })}
      onMoveToWishlist={() => send({ type: 'product moved to wishlist', product })}
    />
  );
}

function factsOf({ shippingDate, discountPercentage, offers }: NonNullable<CartLine['promise']>) {
  const day = formatDay(new Date(shippingDate));
  return [
    <Trans key="delivery">
      Delivery by <bdi dir="ltr">{day}</bdi>
    </Trans>,
    <strong key="offers">
      <Plural
        value={offers}
        one={`${discountPercentage}% off, # offer available`}
        other={`${discountPercentage}% off, # offers available`}
      />
    </strong>,
  ];
}
