import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ShoppingCart } from 'lucide-react';
import {
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import type { ButtonSize } from '../../components/buttons/Button.styles.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { ButtonLink } from '../../components/buttons/ButtonLink.tsx';

export interface CartButtonProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onClick'> {
  /** The name of the product, for screen readers. */
  name: string;
  /** Whether it is in the cart: the button then leads there. */
  isInCart: boolean;
  /** The link to the cart. */
  cartHref: string;
  /** Puts it into the cart. */
  onAdd: () => void;
  /**
   * The words of the action: a product's own page moves it.
   * @default 'add'
   */
  action?: 'add' | 'move';
  /** @default 'medium' */
  size?: ButtonSize;
  /** The button, or the link that comes in its place. */
  ref?: Ref<HTMLElement>;
}

/** As long as most systems wait for the second half of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Puts a product into the cart; once it is there, the way to the cart. Focus goes along, also back when it was refused. */
export function CartButton({
  name,
  isInCart,
  cartHref,
  onAdd,
  action = 'add',
  onFocus,
  onBlur,
  ref,
  ...rest
}: CartButtonProps) {
  const { t } = useLingui();
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const addedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (hasFocus.current) (isInCart ? link : button).current?.focus();
  }, [isInCart]);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => (isInCart ? link : button).current, [
    isInCart,
  ]);
  const shared = {
    ...rest,
    // One that goes away in favour of the other does not blur.
    onFocus: (event: FocusEvent<HTMLElement>) => {
      hasFocus.current = true;
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      hasFocus.current = false;
      onBlur?.(event);
    },
  };

  // The link appears under the pointer: the second half of a double click is meant for the button that was there.
  const ignoreSecondClick = (event: MouseEvent) => {
    if (event.detail > 1 && event.timeStamp - addedAt.current < DOUBLE_CLICK_MS) event.preventDefault();
  };

  if (isInCart) {
    return (
      <ButtonLink
        {...shared}
        ref={link}
        href={cartHref}
        onClick={ignoreSecondClick}
        icon={Check}
        variant="soft"
        aria-label={t`View In Cart: ${name}`}
      >
        <Trans>View In Cart</Trans>
      </ButtonLink>
    );
  }
  const add = () => {
    // Safari gives a pressed button no focus.
    hasFocus.current = true;
    addedAt.current = performance.now();
    onAdd();
  };
  const label = action === 'add' ? t`Add To Cart: ${name}` : t`Move to cart: ${name}`;
  return (
    <Button {...shared} ref={button} icon={ShoppingCart} aria-label={label} onClick={add}>
      {action === 'add' ? <Trans>Add To Cart</Trans> : <Trans>Move to cart</Trans>}
    </Button>
  );
}
