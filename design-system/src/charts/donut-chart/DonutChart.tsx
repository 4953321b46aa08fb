import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { useParts } from '../chart/round/useParts.ts';
import { drawDonut } from './drawDonut.tsx';
import type { DonutChartProps } from './donut-chart.props.ts';

/**
 * The few parts of a whole, from two to six. For more, or to compare sizes exactly, use `BarChart`.
 *
 * ## What it takes
 *
 * - Up to 500 parts; of more, a message stands in place of the drawing, and the table and the file have them all.
 * - Negative parts, `NaN` and `Infinity` count as nothing.
 */
export function DonutChart({ shape = 'donut', centre, labels = 'percent', ...props }: DonutChartProps) {
  const [parts, frame] = useParts(props);
  return (
    <ChartFrame
      {...frame}
      // The figure in the middle says it, too.
      isZero={frame.isZero && !(centre && shape === 'donut')}
      kind="surface"
      skeleton="round"
      draw={(space) => drawDonut(parts, { shape, centre, labels }, space)}
    />
  );
}
