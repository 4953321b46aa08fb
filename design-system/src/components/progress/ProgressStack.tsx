import type { ComponentPropsWithRef } from 'react';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import type { Tone } from '../../theme/tones.ts';
import { percent, reachedOf, shareOf } from './progress.share.ts';
import { Bar, type ProgressSize, Track } from './Progress.styles.ts';

export interface ProgressPart {
  /** The name of the part, for screen readers and the tooltip. */
  label: string;
  /** Its share of the whole. */
  value: number;
  tone: Tone;
}

export interface ProgressStackProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The name of the whole, for screen readers. */
  label: string;
  /** The parts, in the order of the bar. */
  parts: readonly ProgressPart[];
  /**
   * The value of the whole.
   * @default 100
   */
  max?: number;
  /** @default 'medium' */
  size?: ProgressSize;
}

/** Several shares of one whole in one bar. For one share, use `Progress`. */
export function ProgressStack({ label, parts, max = 100, size = 'medium', ...rest }: ProgressStackProps) {
  const formatShare = useNumberFormat(percent);
  return (
    <Track aria-label={label} {...rest} role="group" $size={size}>
      {parts.map(({ label: part, value, tone }) => (
        <Bar
          key={part}
          role="meter"
          aria-label={part}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={formatShare(reachedOf(value, max))}
          title={part}
          style={shareOf(reachedOf(value, max))}
          data-tone={tone}
          $surface="even"
        />
      ))}
    </Track>
  );
}
