import { useLingui } from '@lingui/react/macro';
import { Bell, ShoppingCart } from 'lucide-react';
import { useCart } from '../../cart/useCart.ts';
import { notificationIds } from '../../features/notifications/notifications.ids.ts';
import { DeferredButton } from '../DeferredButton.tsx';

/** The cart, counted from storage until its code and its lines are there. */
export function CartButton() {
  const { t } = useLingui();
  const { count: shown } = useCart();
  return (
    <DeferredButton
      icon={ShoppingCart}
      label={shown === 0 ? t`Cart` : t`Cart, ${shown} items`}
      count={shown}
      countTone="primary"
    >
      {({ NavbarCart }) => <NavbarCart />}
    </DeferredButton>
  );
}

export function NotificationsButton() {
  const { t } = useLingui();
  const count = notificationIds.length;
  return (
    <DeferredButton icon={Bell} label={t`Notifications, ${count} unread`} count={count} countTone="danger">
      {({ NavbarNotifications }) => <NavbarNotifications />}
    </DeferredButton>
  );
}
