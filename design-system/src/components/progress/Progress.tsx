import type { ComponentPropsWithRef } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import type { Tone } from '../../theme/tones.ts';
import { percent, reachedOf, shareOf } from './progress.share.ts';
import { Bar, Head, type ProgressSize, type ProgressSurface, Root, Track } from './Progress.styles.ts';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The name of the task in progress. */
  label: string;
  /** How much of it is done. */
  value: number;
  /**
   * The value at which all is done.
   * @default 100
   */
  max?: number;
  /**
   * The colour of what is done.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Even, with stripes, or with stripes that move while work is under way.
   * @default 'even'
   */
  surface?: ProgressSurface;
  /**
   * Position of label and share: above the bar, the share inside it, or for screen readers only.
   * @default 'none'
   */
  shows?: 'above' | 'inside' | 'none';
  /** @default 'medium' */
  size?: ProgressSize;
}

/** How far something has come, when that is known. For waiting without an end in sight, use `Spinner`. */
export function Progress({
  label,
  value,
  max = 100,
  tone = 'primary',
  surface = 'even',
  shows = 'none',
  size = 'medium',
  ...rest
}: ProgressProps) {
  const reached = reachedOf(value, max);
  const share = Math.min(reached, 1);
  const formatted = useNumberFormat(percent)(reached);

  return (
    <Root
      aria-label={label}
      {...rest}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share * max}
      aria-valuetext={formatted}
    >
      {shows === 'above' && (
        <Head>
          <bdi>{label}</bdi>
          <span>{formatted}</span>
        </Head>
      )}
      <Track $size={shows === 'inside' ? 'large' : size}>
        <Bar data-tone={tone} $surface={surface} style={shareOf(share)}>
          {shows === 'inside' && share > 0 && formatted}
        </Bar>
      </Track>
    </Root>
  );
}
