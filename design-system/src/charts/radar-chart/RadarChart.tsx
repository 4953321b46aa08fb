import { ChartFrame } from '../chart/ChartFrame.tsx';
import { type CartesianProps, useCartesian } from '../chart/useCartesian.ts';
import { drawRadar } from './drawRadar.tsx';

export interface RadarChartProps extends CartesianProps {}

/** Several qualities of two or three things, each on an axis of its own. For exact sizes, use `BarChart`. */
export function RadarChart(props: RadarChartProps) {
  const [cartesian, frame] = useCartesian(props);
  return <ChartFrame {...frame} kind="line" skeleton="round" draw={(space) => drawRadar(cartesian, space)} />;
}
