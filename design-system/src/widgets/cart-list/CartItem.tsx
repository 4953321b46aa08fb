import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, Truck, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { StatusPill } from '../../components/pill-badges/StatusPill.tsx';
import { Rating } from '../../extensions/ratings/Rating.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { money } from '../product-card/money.ts';
import { Quantity } from '../quantity/Quantity.tsx';
import { Actions, Facts, InStock, Line, Offer, Image, Price, Prices, Root, Title, Text } from './CartList.styles.ts';

export interface CartItemProps extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'onChange'> {
  name: string;
  /** The link to the product. */
  href: string;
  brand: string;
  /** The address of its picture; without one its room stays. */
  image: string;
  /** 1 to 5. */
  rating: number;
  /** The price of one, in Brazilian reais. */
  price: number;
  /** 1 to 10. */
  qty: number;
  /** When it comes, and what is saved, as soon as that is known: one line each. */
  facts: readonly ReactNode[];
  /**
   * Whether it is sent without a charge.
   * @default false
   */
  hasFreeShipping?: boolean;
  onQuantityChange: (change: { qty: number }) => void;
  onRemove: () => void;
  onMoveToWishlist: () => void;
}

/** One line of a `CartList`: how many of a thing, what they cost together, and the two ways to take them out. */
export function CartItem({
  name,
  href,
  brand,
  image,
  rating,
  price,
  qty,
  facts,
  hasFreeShipping = false,
  onQuantityChange,
  onRemove,
  onMoveToWishlist,
  ...rest
}: CartItemProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(money);
  const root = useRef<HTMLDivElement>(null);
  // The line goes away with the button that was pressed.
  const leave = (then: () => void) => () => {
    if (root.current) moveFocusOutOf(root.current);
    then();
  };

  return (
    <li {...rest}>
      <Root ref={root}>
        <Image>{image && <img src={image} alt="" loading="lazy" decoding="async" />}</Image>
        <Text>
          <Title>
            <Link href={href} variant="quiet">
              {name}
            </Link>
          </Title>
          <Line>
            <Facts>
              <Trans>By {brand}</Trans>
            </Facts>
            <Rating isReadOnly size="small" label={t({ message: 'Rating', context: 'stars' })} value={rating} />
          </Line>
          <Line>
            <InStock>
              <Trans>In Stock</Trans>
            </InStock>
            {facts.map((fact, index) => (
              // Facts change their words, not their places.
              <Facts key={index}>{fact}</Facts>
            ))}
          </Line>
          <WaysOut name={name} onRemove={leave(onRemove)} onMoveToWishlist={leave(onMoveToWishlist)} />
        </Text>
        <Offer>
          <Prices>
            <Price dir="ltr">{formatValue((Math.round(price * 100) * qty) / 100)}</Price>
            {qty > 1 && (
              <Facts>
                <Trans>{formatValue(price)} each</Trans>
              </Facts>
            )}
            {hasFreeShipping && (
              <StatusPill tone="success" mark={Truck}>
                <Trans>Free shipping</Trans>
              </StatusPill>
            )}
          </Prices>
          <Quantity
            label={t`Quantity of ${name}`}
            value={qty}
            onChange={({ value }) => onQuantityChange({ qty: value })}
          />
        </Offer>
      </Root>
    </li>
  );
}

function WaysOut({ name, onRemove, onMoveToWishlist }: Pick<CartItemProps, 'name' | 'onRemove' | 'onMoveToWishlist'>) {
  const { t } = useLingui();
  const quiet = { tone: 'secondary', variant: 'ghost', size: 'small' } as const;
  return (
    <Actions>
      <Button {...quiet} icon={X} aria-label={t`Remove: ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
      <Button {...quiet} icon={Heart} aria-label={t`Wishlist: ${name}`} onClick={onMoveToWishlist}>
        <Trans>Wishlist</Trans>
      </Button>
    </Actions>
  );
}
