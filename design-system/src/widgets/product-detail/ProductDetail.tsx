import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Rating } from '../../extensions/ratings/Rating.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { money } from '../product-card/money.ts';
import {
  Actions,
  Available,
  Brand,
  Description,
  Facts,
  Fact,
  Name,
  Image,
  Price,
  Root,
  Top,
  Text,
} from './ProductDetail.styles.ts';

export interface ProductFact {
  icon: LucideIcon;
  text: ReactNode;
}

export interface ProductDetailProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  brand: string;
  description: string;
  /** In Brazilian reais. */
  price: number;
  /** 1 to 5. */
  rating: number;
  /** The address of its picture; without one its room stays. */
  image: string;
  /** The benefits, such as free shipping, one per line. */
  facts: readonly ProductFact[];
  /** The options, such as `ColorDots`. */
  options?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
}

/** Everything about one product, on its own page. In lists, use `ProductCard`. */
export function ProductDetail({
  name,
  brand,
  description,
  price,
  rating,
  image,
  facts,
  options,
  actions,
  ...rest
}: ProductDetailProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(money);
  return (
    <Root {...rest}>
      <Image>{image && <img src={image} alt="" />}</Image>
      <Text>
        <Name>
          <h2>{name}</h2>
          <Brand>
            <Trans>By {brand}</Trans>
          </Brand>
        </Name>
        <Top>
          <Price dir="ltr">{formatValue(price)}</Price>
          <Rating isReadOnly size="small" label={t({ message: 'Rating', context: 'stars' })} value={rating} />
        </Top>
        <Available>
          <Trans>In Stock</Trans>
        </Available>
        <Description>{description}</Description>
        <Facts role="list">
          {facts.map(({ icon, text }, index) => (
            // Facts of one product do not change places.
            <Fact key={index}>
              <Icon icon={icon} size="menu" />
              <span>{text}</span>
            </Fact>
          ))}
        </Facts>
        {options}
        <Actions>{actions}</Actions>
      </Text>
    </Root>
  );
}
