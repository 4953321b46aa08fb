import { Trans, useLingui } from '@lingui/react/macro';
import { Heart as HeartIcon, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import type { ButtonSize } from '../../components/buttons/Button.styles.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { Heart } from './ProductCard.styles.ts';

export interface WishlistButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'name' | 'onClick'> {
  /** The name of the product, for screen readers. */
  name: string;
  /** Whether it is on the wishlist. */
  isWished: boolean;
  /** Puts it on the wishlist or takes it off. */
  onWishlistChange: (change: { isWished: boolean }) => void;
  /**
   * A heart that comes and goes, or a cross that takes it off.
   * @default 'toggle'
   */
  look?: 'toggle' | 'remove';
  /** @default 'medium' */
  size?: ButtonSize;
}

/** Keeps a product in mind for later. */
export function WishlistButton({ name, isWished, onWishlistChange, look = 'toggle', ...rest }: WishlistButtonProps) {
  const { t } = useLingui();
  if (look === 'remove') {
    return (
      <Button
        {...rest}
        tone="secondary"
        variant="soft"
        icon={X}
        aria-label={t`Remove: ${name}`}
        onClick={({ currentTarget }) => {
          // The card goes away with the button that was pressed.
          const card = currentTarget.closest('article');
          if (card) moveFocusOutOf(card);
          onWishlistChange({ isWished: false });
        }}
      >
        <Trans>Remove</Trans>
      </Button>
    );
  }
  return (
    <Heart
      {...rest}
      tone="secondary"
      variant="soft"
      icon={HeartIcon}
      aria-label={t`Wishlist: ${name}`}
      aria-pressed={isWished}
      data-wished={isWished || undefined}
      onClick={() => onWishlistChange({ isWished: !isWished })}
    >
      <Trans>Wishlist</Trans>
    </Heart>
  );
}
