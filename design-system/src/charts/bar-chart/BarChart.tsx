import type { BarLayout } from '../chart/plot/bars.ts';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { type CartesianProps, useCartesian } from '../chart/plot/useCartesian.ts';
import { drawBars } from './drawBars.tsx';

export interface BarChartProps extends CartesianProps {
  /**
   * Layout of several series: side by side, or stacked, with negative values below zero.
   * @default 'grouped'
   */
  layout?: BarLayout;
  /**
   * Which way the bars grow. Horizontal ones leave room for long names.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
  /**
   * Which ends of the bars are round.
   * @default 'far'
   */
  ends?: 'far' | 'square';
}

/**
 * How much there is of several things, to compare their sizes. For how one thing changes over many days, use `LineChart`.
 *
 * ## What it takes
 *
 * - Any number of values by place, and `null` for a gap. Of more than there is room for, the furthest are drawn;
 *   the tooltip, the keys, the table and the file have each of them.
 * - `NaN` and `Infinity` are gaps too.
 */
export function BarChart({ layout = 'grouped', orientation = 'vertical', ends = 'far', ...props }: BarChartProps) {
  const [cartesian, frame] = useCartesian(props);
  return (
    <ChartFrame {...frame} kind="surface" draw={(space) => drawBars(cartesian, { layout, orientation, ends }, space)} />
  );
}
