import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { drawPoints, type PointsProps, usePoints } from '../chart/plot/points.tsx';

export interface BubbleChartProps extends PointsProps {
  /** What the size of a bubble means. */
  sizeLabel: string;
}

/** Three measures of a few things: two by their place, one by their size. With two measures, use `ScatterChart`. */
export function BubbleChart(props: BubbleChartProps) {
  const [points, frame] = usePoints(props);
  return <ChartFrame {...frame} kind="marker" draw={(space) => drawPoints(points, true, space)} />;
}
