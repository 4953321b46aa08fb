import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { drawLines, type LineOptions, type LineSeries } from '../chart/plot/lines.tsx';
import { type CartesianProps, useCartesian } from '../chart/plot/useCartesian.ts';

export interface LineChartProps extends CartesianProps<LineSeries>, LineOptions {}

/**
 * How values change from place to place. Lines differ by their dashes too. For one series and its size, use `AreaChart`.
 *
 * ## What it takes
 *
 * - Any number of values by place, and `null` for a gap. Of more than there is room for, the drawing keeps lows and highs;
 *   the tooltip, the keys, the table and the file have each of them.
 * - `NaN` and `Infinity` are gaps too.
 */
export function LineChart({ curve, markers, marked, hasZero, ...props }: LineChartProps) {
  const [cartesian, frame] = useCartesian(props);
  const options = { curve, markers, marked, hasZero, fill: 'none' } as const;
  return <ChartFrame {...frame} kind="line" draw={(space) => drawLines(cartesian, options, space)} />;
}
