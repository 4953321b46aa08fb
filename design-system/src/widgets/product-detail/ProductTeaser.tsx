import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { useWriting } from '../../lib/i18n/useWriting.ts';
import { Link } from '../../components/buttons/Link.tsx';
import { Rating } from '../../extensions/ratings/Rating.tsx';
import { money } from '../product-card/money.ts';
import { Brand, Picture, Price, Teaser } from './ProductDetail.styles.ts';

export interface ProductTeaserProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  /** Where the product itself is. */
  href: string;
  brand: string;
  /** In Brazilian reais. */
  price: number;
  /** 1 to 5. */
  rating: number;
  /** The address of its picture; without one its room stays. */
  image: string;
}

/** A product in passing, beside another one. With something to do about it, use `ProductCard`. */
export function ProductTeaser({ name, href, brand, price, rating, image, ...rest }: ProductTeaserProps) {
  const { t } = useLingui();
  const write = useWriting(money);
  return (
    <Teaser {...rest}>
      <Picture>{image && <img src={image} alt="" loading="lazy" decoding="async" />}</Picture>
      <h3>
        <Link href={href} variant="quiet">
          {name}
        </Link>
      </h3>
      <Brand>
        <Trans>By {brand}</Trans>
      </Brand>
      <Rating isReadOnly size="small" label={t`Rating`} value={rating} />
      <Price dir="ltr">{write(price)}</Price>
    </Teaser>
  );
}
