import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { type PartsProps, useParts } from '../chart/round/useParts.ts';
import { drawPolarArea } from './drawPolarArea.tsx';

export interface PolarAreaChartProps extends PartsProps {}

/**
 * A few things of one kind, each a slice of its own length. For the parts of a whole, use `DonutChart`.
 *
 * ## What it takes
 *
 * - Up to 500 parts; of more, a message stands in place of the drawing, and the table and the file have them all.
 */
export function PolarAreaChart(props: PolarAreaChartProps) {
  const [parts, frame] = useParts(props);
  return <ChartFrame {...frame} kind="surface" skeleton="round" draw={(space) => drawPolarArea(parts, space)} />;
}
