import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { drawPoints, type PointsProps, usePoints } from '../chart/plot/points.tsx';

export interface BubbleChartProps extends PointsProps {
  /** The measure that the size of a bubble stands for. */
  sizeLabel: string;
}

/** Three measures of a few things: two by their place, one by their size. With two measures, use `ScatterChart`. */
export function BubbleChart(props: BubbleChartProps) {
  const [points, frame] = usePoints(props);
  return <ChartFrame {...frame} kind="marker" draw={(space) => drawPoints(points, true, space)} />;
}
