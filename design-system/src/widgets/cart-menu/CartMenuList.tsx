import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Link } from '../../components/buttons/Link.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { ErrorState } from '../../components/empty-state/ErrorState.tsx';
import { Loading } from '../../components/skeleton/Loading.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { money } from '../product-card/money.ts';
import { Quantity } from '../quantity/Quantity.tsx';
import { Amount, Brand, Foot, Line, Lines, Name, Image, Total, Text } from './CartMenu.styles.ts';

export interface CartMenuItem {
  /** Tells it from all others. */
  id: number;
  name: string;
  /** The link to the product. */
  href: string;
  brand: string;
  /** The address of its picture; without one its room stays. */
  image: string;
  /** The price of one, in Brazilian reais. */
  price: number;
  /** 1 to 10. */
  qty: number;
}

export interface CartMenuListProps {
  items: readonly CartMenuItem[];
  /** The total, in Brazilian reais. */
  total: number;
  /**
   * Whether the items are ready, loading or failed to load.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed';
  /** The link to the checkout. */
  checkoutHref: string;
  onQuantityChange: (change: { id: number; qty: number }) => void;
  onRemove: (removed: { id: number }) => void;
  /** Called when the person asks to load them again. */
  onRetry?: () => void;
  /** Called when the person follows a link out of the panel. */
  onLeave?: () => void;
}

/** The content of the cart panel. */
export function CartMenuList({ state = 'ready', ...props }: CartMenuListProps) {
  if (state === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn't load the cart</Trans>} onRetry={props.onRetry}>
        <Trans>Your items are still there.</Trans>
      </ErrorState>
    );
  }
  if (state === 'loading') return <CartMenuSkeleton />;
  if (props.items.length === 0) {
    return (
      <EmptyState title={<Trans>Your cart is empty</Trans>}>
        <Trans>Items you add appear here.</Trans>
      </EmptyState>
    );
  }
  return <FullList {...props} />;
}

function FullList({ items, total, checkoutHref, onQuantityChange, onRemove, onLeave }: CartMenuListProps) {
  const formatValue = useNumberFormat(money);
  return (
    <>
      <Lines role="list">
        {items.map((item) => (
          <CartMenuLine
            key={item.id}
            item={item}
            onQuantityChange={({ qty }) => onQuantityChange({ id: item.id, qty })}
            onRemove={() => onRemove({ id: item.id })}
            onLeave={onLeave}
          />
        ))}
      </Lines>
      <Foot>
        <Total>
          <Trans>Total:</Trans> <bdi dir="ltr">{formatValue(total)}</bdi>
        </Total>
        <ButtonLink href={checkoutHref} width="full" onClick={onLeave}>
          <Trans>Checkout</Trans>
        </ButtonLink>
      </Foot>
    </>
  );
}

interface CartMenuLineProps extends Pick<CartMenuListProps, 'onLeave'> {
  item: CartMenuItem;
  onQuantityChange: (change: { qty: number }) => void;
  onRemove: () => void;
}

function CartMenuLine({ item, onQuantityChange, onRemove, onLeave }: CartMenuLineProps) {
  const { t } = useLingui();
  const formatValue = useNumberFormat(money);
  const root = useRef<HTMLLIElement>(null);
  const { name, href, brand, image, price, qty } = item;
  const remove = () => {
    if (root.current) moveFocusOutOf(root.current);
    onRemove();
  };

  return (
    <Line ref={root}>
      <Image>{image && <img src={image} alt="" />}</Image>
      <Text>
        <Name>
          <Link href={href} variant="quiet" onClick={onLeave}>
            {name}
          </Link>
        </Name>
        <Brand>
          <Trans>By {brand}</Trans>
        </Brand>
        <Quantity
          label={t`Quantity of ${name}`}
          value={qty}
          onChange={({ value }) => onQuantityChange({ qty: value })}
        />
      </Text>
      <Amount>
        <IconButton icon={X} size="small" label={t`Remove: ${name}`} title={t`Remove`} onClick={remove} />
        <bdi dir="ltr">{formatValue((Math.round(price * 100) * qty) / 100)}</bdi>
      </Amount>
    </Line>
  );
}

function CartMenuSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading cart…`}>
      {[0, 1, 2].map((line) => (
        <Line as="div" key={line}>
          <Image />
          <Text>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
            <Skeleton shape="block" height="2rem" width="6rem" />
          </Text>
        </Line>
      ))}
    </Loading>
  );
}
