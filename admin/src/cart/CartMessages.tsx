import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useErrorText } from '../http/http.words.ts';
import type { CartChange } from './cart.types.ts';
import { useCartActor } from './CartProvider.tsx';

/** Says what was refused, and offers to bring back what was taken out of the cart or moved to the wishlist. Once per page. */
export function CartMessages() {
  const { t } = useLingui();
  const actor = useCartActor();
  const errorText = useErrorText();

  useEffect(() => {
    const refused = actor.on('changes refused', ({ changes, error }) => {
      const [first] = changes;
      if (first) notify.error(errorText(error), { title: refusalOf(first), durationMs: Infinity });
    });
    const takenOut = actor.on('product taken out', ({ product, qty, at }) =>
      notify.undoable({
        message: t`“${product.name}” is no longer in the cart.`,
        onUndo: () => actor.send({ type: 'product put back', product, qty, at }),
      }),
    );
    const moved = actor.on('product moved to wishlist', ({ type: _, ...move }) =>
      notify.undoable({
        message: t`“${move.product.name}” is on the wishlist now.`,
        onUndo: () => actor.send({ type: 'product moved back', ...move }),
      }),
    );
    return () => {
      refused.unsubscribe();
      takenOut.unsubscribe();
      moved.unsubscribe();
    };

    function refusalOf({ kind, product: { name } }: CartChange): string {
      switch (kind) {
        case 'put':
          return t`“${name}” could not be changed in the cart`;
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
