import { Plural, useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Badge } from '../../components/badges/Badge.tsx';
import { BadgeAnchor } from '../../components/badges/BadgeAnchor.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Popover } from '../../components/popovers/Popover.tsx';
import { CartMenuList, type CartMenuListProps } from './CartMenuList.tsx';

export type { CartMenuItem } from './CartMenuList.tsx';

/** Whatever is not named here goes to the button. */
export interface CartMenuProps
  extends Omit<CartMenuListProps, 'onLeave'>, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** How many pieces are in the cart; it is known before they are. */
  count: number;
  /** Called when the person opens it: time to load what is in it. */
  onOpen?: () => void;
}

/** The cart at the edge of every page, behind a button that counts it. For the page of the cart, use `CartList`. */
export function CartMenu({
  items,
  count,
  total,
  state,
  checkoutHref,
  onQuantityChange,
  onRemove,
  onRetry,
  onOpen,
  ...rest
}: CartMenuProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const formatValue = useNumberFormat(undefined);
  const shown = formatValue(count);
  const button = (
    <IconButton title={t`Cart`} {...rest} icon={ShoppingCart} label={count === 0 ? t`Cart` : t`Cart, ${shown} items`} />
  );
  const open = (change: { isOpen: boolean }) => {
    setOpen(change.isOpen);
    if (change.isOpen) onOpen?.();
  };

  return (
    <BadgeAnchor
      placement="within"
      badge={
        count > 0 && (
          <Badge aria-hidden tone="primary" variant="solid">
            {shown}
          </Badge>
        )
      }
    >
      <Popover
        trigger={button}
        title={t`My cart`}
        count={count > 0 ? <Plural value={count} one="# item" other="# items" /> : null}
        size="panel"
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={open}
      >
        <CartMenuList
          {...{ items, total, state, checkoutHref, onQuantityChange, onRemove, onRetry }}
          onLeave={() => setOpen(false)}
        />
      </Popover>
    </BadgeAnchor>
  );
}
