import { Trans, useLingui } from '@lingui/react/macro';
import { Truck } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Highlight } from '../../components/highlight/Highlight.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import { Rating } from '../../extensions/ratings/Rating.tsx';
import { CartButton, type CartButtonProps } from './CartButton.tsx';
import { money } from './money.ts';
import {
  Badge,
  Brand,
  Corner,
  Description,
  Offer,
  Image,
  Price,
  Root,
  Side,
  Title,
  Top,
  Text,
} from './ProductCard.styles.ts';
import { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx';

export interface ProductCardProps
  extends
    Omit<ComponentPropsWithRef<'article'>, 'children' | 'onChange'>,
    Pick<CartButtonProps, 'isInCart' | 'cartHref' | 'onAdd'>,
    Pick<WishlistButtonProps, 'isWished' | 'onWishlistChange'> {
  name: string;
  /** The link to the product. */
  href: string;
  brand: string;
  description: string;
  /** In Brazilian reais. */
  price: number;
  /** 1 to 5. */
  rating: number;
  /** The address of its picture; without one its room stays. */
  image: string;
  /**
   * Whether it is sent without a charge.
   * @default false
   */
  hasFreeShipping?: boolean;
  /**
   * One of many in a raster, or a line of a list, with the price above its button.
   * @default 'grid'
   */
  layout?: 'grid' | 'list';
  /**
   * The level of the name's heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * The action of the icon on the picture: a heart to toggle, or removing the product from its list.
   * @default 'toggle'
   */
  wishlistButton?: WishlistButtonProps['look'];
}

/** One thing that can be bought, with a heart on its picture and one button. For one in the cart, use `CartList`. */
export function ProductCard({
  name,
  href,
  brand,
  description,
  price,
  rating,
  image,
  hasFreeShipping = false,
  layout = 'grid',
  headingLevel = 2,
  wishlistButton = 'toggle',
  isWished,
  onWishlistChange,
  isInCart,
  cartHref,
  onAdd,
  ...rest
}: ProductCardProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(money);
  const Heading = `h${headingLevel}` as const;
  const shownPrice = <Price dir="ltr">{formatValue(price)}</Price>;

  return (
    <Root {...rest} data-layout={layout}>
      <Image>{image && <img src={image} alt="" loading="lazy" decoding="async" />}</Image>
      {hasFreeShipping && (
        <Badge>
          <StatusPill tone="success" mark={Truck}>
            <Trans>Free shipping</Trans>
          </StatusPill>
        </Badge>
      )}
      <Text>
        <Top>
          <Rating isReadOnly size="small" label={t({ message: 'Rating', context: 'stars' })} value={rating} />
          {layout === 'grid' && shownPrice}
        </Top>
        <Title>
          <Heading>
            <Link href={href} variant="quiet" title={name}>
              <Highlight>{name}</Highlight>
            </Link>
          </Heading>
        </Title>
        <Brand>
          <Trans>By {brand}</Trans>
        </Brand>
        <Description>{description}</Description>
      </Text>
      <Corner>
        <WishlistButton
          isIconOnly
          name={name}
          look={wishlistButton}
          isWished={isWished}
          onWishlistChange={onWishlistChange}
        />
      </Corner>
      <Side>
        {layout === 'list' && <Offer>{shownPrice}</Offer>}
        <CartButton name={name} isInCart={isInCart} cartHref={cartHref} onAdd={onAdd} />
      </Side>
    </Root>
  );
}
