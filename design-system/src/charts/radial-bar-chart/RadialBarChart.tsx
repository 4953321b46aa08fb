import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { useParts } from '../chart/round/useParts.ts';
import { drawRings } from './drawRings.tsx';
import type { RadialBarChartProps } from './radial-bar-chart.props.ts';

/**
 * How much of a goal is reached, as one ring or a few inside each other. For the parts of a whole, use `DonutChart`.
 *
 * ## What it takes
 *
 * - Up to 500 rings; of more, a message stands in place of the drawing, and the table and the file have them all.
 */
export function RadialBarChart({ max = 100, sweep = 360, line = 'solid', centre, ...props }: RadialBarChartProps) {
  const [parts, frame] = useParts(props);
  return (
    <ChartFrame
      {...frame}
      isEmpty={props.parts.length === 0}
      kind="ring"
      skeleton="round"
      draw={(space) => drawRings(parts, { max, sweep, line, centre }, space)}
    />
  );
}
