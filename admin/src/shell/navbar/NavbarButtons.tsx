import { useLingui } from '@lingui/react/macro';
import { Bell, ShoppingCart } from 'lucide-react';
import { useCart } from '../../cart/useCart.ts';
import { notificationIds } from '../../features/notifications/notifications.ids.ts';
import { LaterButton } from '../LaterButton.tsx';

/** The cart, counted from storage until its code and its lines are there. */
export function CartButton() {
  const { t } = useLingui();
  const { count: shown } = useCart();
  return (
    <LaterButton
      icon={ShoppingCart}
      label={shown === 0 ? t`Cart` : t`Cart, ${shown} items`}
      count={shown}
      countTone="primary"
    >
      {({ NavbarCart }) => <NavbarCart />}
    </LaterButton>
  );
}

export function NotificationsButton() {
  const { t } = useLingui();
  const count = notificationIds.length;
  return (
    <LaterButton icon={Bell} label={t`Notifications, ${count} unread`} count={count} countTone="danger">
      {({ Notifications }) => <Notifications />}
    </LaterButton>
  );
}
