import { useLingui } from '@lingui/react/macro';
import { Heart as HeartIcon, X } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { ButtonSize } from '../../components/buttons/Button.styles.ts';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { Heart, PictureButton } from './ProductCard.styles.ts';

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
  /**
   * Whether it is an icon on a picture, without a label.
   * @default false
   */
  isIconOnly?: boolean;
  /** @default 'medium' */
  size?: ButtonSize;
}

/** Keeps a product in mind for later. */
export function WishlistButton({
  name,
  isWished,
  onWishlistChange,
  look = 'toggle',
  isIconOnly = false,
  ...rest
}: WishlistButtonProps) {
  const { t } = useLingui();
  const isRemoval = look === 'remove';
  const text = isRemoval ? t`Remove` : t`Wishlist`;
  const shared = {
    ...rest,
    icon: isRemoval ? X : HeartIcon,
    tone: 'secondary',
    variant: 'soft',
    'aria-pressed': isRemoval ? undefined : isWished,
    'data-wished': (!isRemoval && isWished) || undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The card goes away with the button that was pressed.
      const card = isRemoval && currentTarget.closest('article');
      if (card) moveFocusOutOf(card);
      onWishlistChange({ isWished: !isWished && !isRemoval });
    },
  } as const;
  const label = isRemoval ? t`Remove: ${name}` : t`Wishlist: ${name}`;
  return isIconOnly ? (
    <PictureButton {...shared} label={label} title={text} size="small" shape="round" />
  ) : (
    <Heart {...shared} aria-label={label}>
      {text}
    </Heart>
  );
}
