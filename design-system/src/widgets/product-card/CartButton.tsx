import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ShoppingCart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ButtonSize } from '../../components/buttons/Button.styles.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';

export interface CartButtonProps {
  /** What it puts into the cart, for screen readers. */
  name: string;
  /** Whether it is in the cart: the button then leads there. */
  isInCart: boolean;
  /** Where the cart is. */
  cartHref: string;
  /** Puts it into the cart. */
  onAdd: () => void;
  /**
   * The words of the action: a product's own page moves it.
   * @default 'add'
   */
  words?: 'add' | 'move';
  /** @default 'medium' */
  size?: ButtonSize;
}

/** Puts a product into the cart; once it is there, the way to the cart. Focus stays where it was. */
export function CartButton({ name, isInCart, cartHref, onAdd, words = 'add', size }: CartButtonProps) {
  const { t } = useLingui();
  const link = useRef<HTMLAnchorElement>(null);
  const isJustAdded = useRef(false);

  useEffect(() => {
    if (isInCart && isJustAdded.current) link.current?.focus();
    isJustAdded.current = false;
  }, [isInCart]);

  if (isInCart) {
    return (
      <ButtonLink
        ref={link}
        href={cartHref}
        icon={Check}
        variant="soft"
        size={size}
        aria-label={t`View In Cart: ${name}`}
      >
        <Trans>View In Cart</Trans>
      </ButtonLink>
    );
  }
  const add = () => {
    isJustAdded.current = true;
    onAdd();
  };
  return words === 'add' ? (
    <Button icon={ShoppingCart} size={size} aria-label={t`Add To Cart: ${name}`} onClick={add}>
      <Trans>Add To Cart</Trans>
    </Button>
  ) : (
    <Button icon={ShoppingCart} size={size} aria-label={t`Move to cart: ${name}`} onClick={add}>
      <Trans>Move to cart</Trans>
    </Button>
  );
}
