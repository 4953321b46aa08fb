import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import type { Tone } from '../../theme/tones.ts';
import { reachedOf } from './progress.share.ts';
import { Arc, Drawing, Figure, Root, Track } from './ProgressRing.styles.ts';

export interface ProgressRingProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role'> {
  /** The name of the measure. Leave out where the figure beside it says the same, and screen readers skip the ring. */
  label?: string;
  /** How much there is. */
  value: number;
  /**
   * The value of a full ring.
   * @default 100
   */
  max?: number;
  /** @default 'primary' */
  tone?: Tone;
  /**
   * 32, 56 or 96 px.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Whether the share is written in the middle, for which a small ring has no room.
   * @default 'none'
   */
  shows?: 'inside' | 'none';
}

const tenths: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

/** A share, in the room of an icon. For work under way, use `Progress`; for several shares and a legend, `RadialBarChart`. */
export function ProgressRing({
  label,
  value,
  max = 100,
  tone = 'primary',
  size = 'small',
  shows = 'none',
  ...rest
}: ProgressRingProps) {
  const reached = reachedOf(value, max);
  const share = Math.min(reached, 1);
  const formatted = useNumberFormat(tenths)(reached);
  const meaning = label
    ? {
        role: 'meter',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': max,
        'aria-valuenow': share * max,
        'aria-valuetext': formatted,
      }
    : { 'aria-hidden': true };

  return (
    <Root {...meaning} {...rest} data-tone={tone} data-size={size}>
      <Drawing viewBox="0 0 32 32" aria-hidden>
        <Track cx="16" cy="16" r="13" />
        {share > 0 && <Arc cx="16" cy="16" r="13" pathLength={100} style={shareOf(share)} />}
      </Drawing>
      {shows === 'inside' && <Figure aria-hidden>{formatted}</Figure>}
    </Root>
  );
}

/** The length is a custom property, so that the style sheet stays the same for every value. */
function shareOf(share: number): CSSProperties {
  return { '--share': share * 100 } as CSSProperties;
}
