import type { ComponentPropsWithRef } from 'react';
import { knownValues } from '../../lib/extent.ts';
import type { ChartTone } from '../chart/chart.types.ts';
import { Root } from './Sparkline.styles.ts';
import { SparkBars } from './SparkBars.tsx';
import type { SparkValues } from './spark.ts';
import { SparkCurve } from './SparkCurve.tsx';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name for screen readers. Leave out where the figure beside it says the same, and they skip the line. */
  label?: string;
  /** The values, in the order of time; `null` for a gap. */
  values: SparkValues;
  /**
   * A line, a surface below a line, or tiny bars on grey ones.
   * @default 'line'
   */
  shape?: 'line' | 'area' | 'bars';
  /** @default 'primary' */
  tone?: ChartTone;
  /**
   * Which points of a line are marked.
   * @default 'none'
   */
  markers?: 'none' | 'all' | 'last';
  /**
   * Whether dotted lines stand behind the values.
   * @default false
   */
  hasGrid?: boolean;
  /**
   * How high it is, as CSS writes it.
   * @default '100%'
   */
  height?: string;
}

/**
 * How a figure came about, small and without axes, beside that figure. To read values off, use `LineChart`.
 *
 * ## What it takes
 *
 * - Any number of values. Of more than two hundred, the lows and highs are drawn; `null`, `NaN` and `Infinity` are gaps.
 */
export function Sparkline({
  label,
  values,
  shape = 'line',
  tone = 'primary',
  markers = 'none',
  hasGrid = false,
  height = '100%',
  style,
  ...rest
}: SparklineProps) {
  const known = knownValues(values);
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root {...meaning} {...rest} data-tone={tone} style={{ blockSize: height, ...style }}>
      {shape === 'bars' ? (
        <SparkBars values={known} />
      ) : (
        <SparkCurve values={known} isFilled={shape === 'area'} markers={markers} hasGrid={hasGrid} />
      )}
    </Root>
  );
}
