import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { drawLines, type LineOptions, type LineSeries } from '../chart/plot/lines.tsx';
import { type CartesianProps, useCartesian } from '../chart/plot/useCartesian.ts';

export interface AreaChartProps extends CartesianProps<LineSeries>, Omit<LineOptions, 'hasZero'> {}

/**
 * How much there is from place to place, as surfaces below lines. For values that are far from zero, use `LineChart`.
 *
 * ## What it takes
 *
 * - Any number of values by place, and `null` for a gap. Of more than there is room for, the drawing keeps lows and highs;
 *   the tooltip, the keys, the table and the file have each of them.
 * - `NaN` and `Infinity` are gaps too.
 */
export function AreaChart({ curve, markers, marked, ...props }: AreaChartProps) {
  const [cartesian, frame] = useCartesian(props);
  const options = { curve, markers, marked, fill: 'surface' } as const;
  return <ChartFrame {...frame} kind="line" draw={(space) => drawLines(cartesian, options, space)} />;
}
