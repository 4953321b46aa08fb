import { useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useWriting } from '../../behaviour/useWriting.ts';
import { Badge } from '../../components/badges/Badge.tsx';
import { BadgeAnchor } from '../../components/badges/BadgeAnchor.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { Popover } from '../../components/popovers/Popover.tsx';
import { CartMenuList, type CartMenuListProps } from './CartMenuList.tsx';

export type { CartMenuItem } from './CartMenuList.tsx';

export interface CartMenuProps extends Omit<CartMenuListProps, 'onLeave'> {
  /** How many pieces are in the cart; it is known before they are. */
  count: number;
  /** Called when the person opens it: time to load what is in it. */
  onOpen?: () => void;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** The cart at the edge of every page, behind a button that counts it. For the page of the cart, use `CartList`. */
export function CartMenu({ count, onOpen, ref, className, ...list }: CartMenuProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const write = useWriting(undefined);
  const shown = write(count);
  const button = (
    <IconButton
      ref={ref}
      className={className}
      icon={ShoppingCart}
      label={count === 0 ? t`Cart` : t`Cart, ${shown} items`}
      title={t`Cart`}
    />
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
        title={t`My Cart`}
        size="panel"
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={open}
      >
        <CartMenuList {...list} count={count} onLeave={() => setOpen(false)} />
      </Popover>
    </BadgeAnchor>
  );
}
