import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useErrorText } from '../http/http.words.ts';
import type { CartContext, CartEvent } from './model/cart.setup.ts';
import type { CartChange } from './model/cart.types.ts';
import { useCartActor, useCartInbox } from './CartProvider.tsx';

/**
 * Says what was refused, and offers to bring back what was taken out of the cart or moved to the wishlist. Once per page; what
 * was said before this was there is said then.
 */
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
        case 'product taken out': {
          const { product, qty, at } = message;
          notify.undoable({
            message: t`“${product.name}” is no longer in the cart.`,
            onUndo: () => actor.send({ type: 'product put back', product, qty, at }),
          });
          break;
        }
        case 'product moved to wishlist':
          notify.undoable({
            message: t`“${message.product.name}” is on the wishlist now.`,
            onUndo: () => actor.send({ ...message, type: 'product moved back' }),
          });
          break;
        case 'order put back':
          notify.warning(t`The page was left before the order was placed. Nothing was paid; your cart is as it was.`, {
            durationMs: Infinity,
          });
          break;
        case 'wish dropped':
        // Only the wishlist offers to bring it back: a heart can simply be pressed again.
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
            ? t`“${name}” could not be changed in the cart`
            : t`“${name}” could not be put into the cart`;
        case 'take':
          return t`“${name}” is still in the cart`;
        case 'wish':
          return t`“${name}” could not be put on the wishlist`;
        case 'unwish':
          return t`“${name}” is still on the wishlist`;
        case 'move to wishlist':
          return t`“${name}” could not be moved to the wishlist`;
      }
    }
  });
  return null;
}

/** Whether a product is in the cart without what waits for the server. */
function holds({ confirmed, kept }: CartContext, id: number): boolean {
  return confirmed
    ? confirmed.lines.some(({ product }) => product.id === id)
    : kept.some(({ productId }) => productId === id);
}

/** What somebody does to do it once more. */
function repetitionOf(change: CartChange): CartEvent {
  const { product } = change;
  switch (change.kind) {
    case 'put':
      return change.at === undefined
        ? { type: 'quantity changed', product, qty: change.qty }
        : { type: 'product put back', product, qty: change.qty, at: change.at };
    case 'take':
      return { type: 'product removed', product };
    case 'wish':
      return { type: 'product wished for', product };
    case 'unwish':
      return { type: 'wish dropped', product };
    case 'move to wishlist':
      return { type: 'product moved to wishlist', product };
  }
}
