import { Trans, useLingui } from '@lingui/react/macro';
import { Truck } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useWriting } from '../../lib/i18n/useWriting.ts';
import { Link } from '../../components/buttons/Link.tsx';
import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import { Rating } from '../../extensions/ratings/Rating.tsx';
import { CartButton, type CartButtonProps } from './CartButton.tsx';
import { money } from './money.ts';
import {
  Badge,
  Brand,
  Description,
  Offer,
  Picture,
  Price,
  Root,
  Side,
  Title,
  Top,
  Words,
} from './ProductCard.styles.ts';
import { WishButton, type WishButtonProps } from './WishButton.tsx';

export interface ProductCardProps
  extends
    Omit<ComponentPropsWithRef<'article'>, 'children' | 'onChange'>,
    Pick<CartButtonProps, 'isInCart' | 'cartHref' | 'onAdd'>,
    Pick<WishButtonProps, 'isWished' | 'onWishChange'> {
  name: string;
  /** Where the product itself is. */
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
   * One of many in a raster, or a line of a list, with the price beside its buttons.
   * @default 'grid'
   */
  layout?: 'grid' | 'list';
  /**
   * The level of the name's heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * What the first button does: a heart that comes and goes, or taking the product off the list that it stands on.
   * @default 'toggle'
   */
  wishButton?: WishButtonProps['look'];
}

/** One thing that can be bought, with the two things to do about it. For one in the cart, use `CartList`. */
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
  wishButton = 'toggle',
  isWished,
  onWishChange,
  isInCart,
  cartHref,
  onAdd,
  ...rest
}: ProductCardProps) {
  const { t } = useLingui();
  const write = useWriting(money);
  const Heading = `h${headingLevel}` as const;
  const shownPrice = <Price dir="ltr">{write(price)}</Price>;

  return (
    <Root {...rest} data-layout={layout}>
      <Picture>{image && <img src={image} alt="" loading="lazy" decoding="async" />}</Picture>
      {hasFreeShipping && (
        <Badge>
          <StatusPill tone="success" mark={Truck}>
            <Trans>Free Shipping</Trans>
          </StatusPill>
        </Badge>
      )}
      <Words>
        <Top>
          <Rating isReadOnly size="small" label={t`Rating`} value={rating} />
          {layout === 'grid' && shownPrice}
        </Top>
        <Title>
          <Heading>
            <Link href={href} variant="quiet">
              {name}
            </Link>
          </Heading>
        </Title>
        <Brand>
          <Trans>By {brand}</Trans>
        </Brand>
        <Description>{description}</Description>
      </Words>
      <Side>
        {layout === 'list' && <Offer>{shownPrice}</Offer>}
        <WishButton name={name} look={wishButton} isWished={isWished} onWishChange={onWishChange} />
        <CartButton name={name} isInCart={isInCart} cartHref={cartHref} onAdd={onAdd} />
      </Side>
    </Root>
  );
}
