import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, PointerEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../../theme/tones.ts';
import {
  BusyRing,
  type ButtonShape,
  type ButtonSize,
  type ButtonVariant,
  type ButtonWidth,
  Root,
  Unseen,
} from './Button.styles.ts';
import { ripple } from './ripple.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /**
   * The kind of action: `danger` removes something, `success` confirms, `secondary` steps back.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * How loud the button is. One solid button per view; `soft`, `outline` and `ghost` stand beside it.
   * @default 'solid'
   */
  variant?: ButtonVariant;
  /**
   * 32, 40 or 48 px high; less in the compact density.
   * @default 'medium'
   */
  size?: ButtonSize;
  /**
   * Corners like those of other controls, or half circles.
   * @default 'rounded'
   */
  shape?: ButtonShape;
  /**
   * As wide as its content, as wide as there is room, or as wide as it is high.
   * @default 'content'
   */
  width?: ButtonWidth;
  /** Shown before the label. For an icon alone, use `IconButton`. */
  icon?: LucideIcon;
  /**
   * Whether the work it started is under way: the button keeps its place, width and focus, and ignores presses.
   * @default false
   */
  isBusy?: boolean;
  /**
   * Whether the button has nothing to do at the moment, such as "Previous" on the first page. It keeps its size and
   * focus, and ignores presses.
   * @default false
   */
  isIdle?: boolean;
  /**
   * Whether it cannot be pressed. Prefer to let people press and say what is missing.
   * @default false
   */
  isDisabled?: boolean;
}

/** Starts an action. For going somewhere, use `Link` or `ButtonLink`. */
export function Button({
  tone = 'primary',
  variant = 'solid',
  size = 'medium',
  shape,
  width,
  icon,
  isBusy = false,
  isIdle = false,
  isDisabled = false,
  onClick,
  onPointerDown,
  children,
  ...rest
}: ButtonProps) {
  const isDeaf = isBusy || isIdle;
  const content = icon ? (
    <>
      <Icon icon={icon} />
      {children}
    </>
  ) : (
    children
  );

  return (
    <Root
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isDeaf || undefined}
      {...rest}
      disabled={isDisabled}
      onClick={isDeaf ? ignorePress : onClick}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        onPointerDown?.(event);
        if (!isDeaf && ripplingVariants.includes(variant)) ripple(event);
      }}
      data-tone={tone}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      data-width={width}
    >
      {isBusy ? (
        <>
          <Unseen>{content}</Unseen>
          <BusyRing aria-hidden $size="small" $variant="ring" />
        </>
      ) : (
        content
      )}
    </Root>
  );
}

const ripplingVariants: ButtonVariant[] = ['solid', 'soft', 'outline', 'ghost'];

/** Also keeps a busy submit button from sending its form again. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}
