import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import type { Tone } from '../../theme/tones.ts';
import { type BadgeShape, type BadgeVariant, type BadgeWidth, Root } from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * The meaning of its colour. Amber marks what needs attention.
   * @default 'warning'
   */
  tone?: Tone;
  /**
   * How loud it is.
   * @default 'soft'
   */
  variant?: BadgeVariant;
  /**
   * A half circle at each end, or slightly rounded corners.
   * @default 'pill'
   */
  shape?: BadgeShape;
  /**
   * As wide as its content, or as there is room.
   * @default 'content'
   */
  width?: BadgeWidth;
  /** Shown before the text. */
  icon?: LucideIcon;
  /** The text for screen readers instead of a bare number: "4 unread". */
  label?: string;
}

/** A number or a word that hangs on something else. For the state that a thing is in, use `StatusPill`. */
export function Badge({
  tone = 'warning',
  variant = 'soft',
  shape = 'pill',
  width = 'content',
  icon,
  label,
  children,
  ...rest
}: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone} $variant={variant} $shape={shape} $width={width}>
      {icon && <Icon icon={icon} />}
      <bdi aria-hidden={label ? true : undefined}>{children}</bdi>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
