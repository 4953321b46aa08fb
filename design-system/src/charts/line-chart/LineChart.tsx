import { ChartFrame } from '../chart/ChartFrame.tsx';
import { drawLines, type LineOptions, type LineSeries } from '../chart/lines.tsx';
import { type CartesianProps, useCartesian } from '../chart/useCartesian.ts';

export interface LineChartProps extends CartesianProps<LineSeries>, LineOptions {}

/** How values change from place to place. Lines differ by their dashes too. For one series and its size, use `AreaChart`. */
export function LineChart({ curve, markers, marked, hasZero, ...props }: LineChartProps) {
  const [cartesian, frame] = useCartesian(props);
  const options = { curve, markers, marked, hasZero, fill: 'none' } as const;
  return <ChartFrame {...frame} kind="line" draw={(space) => drawLines(cartesian, options, space)} />;
}
