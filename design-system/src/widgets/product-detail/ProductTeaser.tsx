import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useId } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Link } from '../../components/buttons/Link.tsx';
import { Rating } from '../../extensions/ratings/Rating.tsx';
import { money } from '../product-card/money.ts';
import { Brand, Image, Price, Teaser } from './ProductDetail.styles.ts';

export interface ProductTeaserProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  /** The link to the product. */
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
  const formatValue = useNumberFormat(money);
  const titleId = useId();
  return (
    <Teaser aria-labelledby={titleId} {...rest}>
      <Image>{image && <img src={image} alt="" loading="lazy" decoding="async" />}</Image>
      <h3 id={titleId}>
        <Link href={href} variant="quiet">
          {name}
        </Link>
      </h3>
      <Brand>
        <Trans>By {brand}</Trans>
      </Brand>
      <Rating isReadOnly size="small" label={t({ message: 'Rating', context: 'stars' })} value={rating} />
      <Price dir="ltr">{formatValue(price)}</Price>
    </Teaser>
  );
}
