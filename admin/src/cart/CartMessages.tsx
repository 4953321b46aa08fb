import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useErrorText } from '../http/response/http.messages.ts';
import type { CartContext, CartEvent } from './model/cart.setup.ts';
import type { CartChange } from './model/cart.types.ts';
import { useCartActor, useCartInbox } from './CartProvider.tsx';

/** Shows refused changes, and offers Undo for removed and moved products. Messages from before it was mounted are shown then. */
export function CartMessages() {
  const { t } = useLingui();
  const actor = useCartActor();
  const inbox = useCartInbox();
  const errorText = useErrorText();

  useEffect(() => {
    return inbox.readWith((message) => {
      switch (message.type) {
        case 'changes refused':
          refuse(message.changes, message.error);
          break;
        case 'product removed': {
          const { product, qty, at } = message;
          notify.undoable({
            message: t`“${product.name}” removed from your cart`,
            onUndo: () => actor.send({ type: 'product restored', product, qty, at }),
          });
          break;
        }
        case 'product moved to wishlist':
          notify.undoable({
            message: t`“${message.product.name}” moved to your wishlist`,
            onUndo: () => actor.send({ ...message, type: 'product moved back' }),
          });
          break;
        case 'order returned':
          notify.warning(
            t`Your order wasn't placed because you left the page. Nothing was charged, and your cart is as it was.`,
            {
              durationMs: Infinity,
            },
          );
          break;
        case 'wishlist product removed':
        // Only the wishlist page offers Undo: elsewhere the heart can be pressed again.
      }
    });

    function refuse(changes: readonly CartChange[], error: unknown) {
      const [first] = changes;
      if (!first) return;
      notify.error(errorText(error), {
        title: refusalOf(first, actor.getSnapshot().context),
        durationMs: Infinity,
        action: { label: t`Try again`, onPress: () => changes.map(repetitionOf).forEach(actor.send) },
      });
    }

    function refusalOf(change: CartChange, cart: CartContext): string {
      const { name } = change.product;
      switch (change.kind) {
        case 'put':
          return holds(cart, change.product.id)
            ? t`Couldn't update “${name}” in your cart`
            : t`Couldn't add “${name}” to your cart`;
        case 'take':
          return t`Couldn't remove “${name}” from your cart`;
        case 'wish':
          return t`Couldn't add “${name}” to your wishlist`;
        case 'unwish':
          return t`Couldn't remove “${name}” from your wishlist`;
        case 'move to wishlist':
          return t`Couldn't move “${name}” to your wishlist`;
      }
    }
  });
  return null;
}

/** Whether a product is in the cart without pending changes. */
function holds({ confirmed, kept }: CartContext, id: number): boolean {
  return confirmed
    ? confirmed.lines.some(({ product }) => product.id === id)
    : kept.some(({ productId }) => productId === id);
}

function repetitionOf(change: CartChange): CartEvent {
  const { product } = change;
  switch (change.kind) {
    case 'put':
      return change.at === undefined
        ? { type: 'quantity changed', product, qty: change.qty }
        : { type: 'product restored', product, qty: change.qty, at: change.at };
    case 'take':
      return { type: 'product removed', product };
    case 'wish':
      return { type: 'wishlist product added', product };
    case 'unwish':
      return { type: 'wishlist product removed', product };
    case 'move to wishlist':
      return { type: 'product moved to wishlist', product };
  }
}
