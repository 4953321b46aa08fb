import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { type PartsProps, useParts } from '../chart/round/useParts.ts';
import { drawPolarArea } from './drawPolarArea.tsx';

export interface PolarAreaChartProps extends PartsProps {}

/** A few things of one kind, each a slice of its own length. For the parts of a whole, use `DonutChart`. */
export function PolarAreaChart(props: PolarAreaChartProps) {
  const [parts, frame] = useParts(props);
  return <ChartFrame {...frame} kind="surface" skeleton="round" draw={(space) => drawPolarArea(parts, space)} />;
}
