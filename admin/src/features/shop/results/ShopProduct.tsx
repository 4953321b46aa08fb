import { ProductCard, type ProductCardProps } from '@embarque/design-system';
import type { Product } from '@embarque/mocks/shop/contract';
import { memo } from 'react';
import { useProductInCart } from '../../../cart/useCart.ts';
import { productPath } from '../../../cart/product/product.path.ts';
import { paths } from '../../../paths.ts';

export interface ShopProductProps extends Pick<ProductCardProps, 'layout' | 'wishlistButton'> {
  product: Product;
  /**
   * Whether the image renders; `false` defers its download.
   * @default true
   */
  hasImage?: boolean;
}

/** A product card with its cart and wishlist state. */
export const ShopProduct = memo(function ShopProduct({ product, hasImage = true, ...card }: ShopProductProps) {
  const { isInCart, isWished, send } = useProductInCart(product);
  const { name, brand, description, price, rating, hasFreeShipping } = product;
  const image = hasImage ? product.image : '';
  return (
    <ProductCard
      {...{ name, brand, description, price, rating, image, hasFreeShipping, ...card }}
      href={productPath(product)}
      isWished={isWished}
      onWishlistChange={(change) =>
        send(
          change.isWished
            ? { type: 'wishlist product added', product }
            : // A card that is gone leaves no heart to press again.
              { type: 'wishlist product removed', product, isUndoOffered: card.wishlistButton === 'remove' },
        )
      }
      isInCart={isInCart}
      cartHref={paths.checkout}
      onAdd={() => send({ type: 'product added', product })}
    />
  );
});
