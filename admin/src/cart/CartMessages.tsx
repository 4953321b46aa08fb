import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useReturnedOrders } from './CartProvider.tsx';

/** Tells people that an interrupted order was returned to their cart, also one that was returned before this was mounted. */
export function CartMessages() {
  const { t } = useLingui();
  const inbox = useReturnedOrders();

  useEffect(() =>
    inbox.readWith(() =>
      notify.warning(t`You left before the order was placed. Nothing was charged, and your cart is unchanged.`, {
        durationMs: Infinity,
      }),
    ),
  );
  return null;
}
