import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { drawPoints, type PointsProps, usePoints } from '../chart/plot/points.tsx';

export interface ScatterChartProps extends PointsProps {}

/** Whether two measures have to do with each other. Series differ by the shape of their points. With a third, use `BubbleChart`. */
export function ScatterChart(props: ScatterChartProps) {
  const [points, frame] = usePoints(props);
  return <ChartFrame {...frame} kind="marker" draw={(space) => drawPoints(points, false, space)} />;
}
