import type { ComponentPropsWithRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Root, type SpinnerSize, type SpinnerVariant } from './Spinner.styles.ts';
import type { Tone } from '../../theme/tones.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The name of the content that loads, for screen readers.
   * @default 'Loading'
   */
  label?: string;
  /**
   * A ring that turns, or a dot that grows.
   * @default 'ring'
   */
  variant?: SpinnerVariant;
  /**
   * The colour; left out, that of the text around it.
   */
  tone?: Tone;
  /** @default 'medium' */
  size?: SpinnerSize;
}

/** Says that something short is under way. For content that will appear, draw its skeleton; for known progress, a bar. */
export function Spinner({ label, variant = 'ring', tone, size = 'medium', ...rest }: SpinnerProps) {
  const { t } = useLingui();
  return (
    <Root role="status" aria-label={label ?? t`Loading`} {...rest} $variant={variant} data-tone={tone} $size={size} />
  );
}
