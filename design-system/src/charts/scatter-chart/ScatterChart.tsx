import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { drawPoints, type PointsProps, usePoints } from '../chart/plot/points.tsx';

export interface ScatterChartProps extends PointsProps {}

/**
 * Whether two measures have to do with each other. Series differ by the shape of their points. With a third, use `BubbleChart`.
 *
 * ## What it takes
 *
 * - Any number of points. Of more than 2,000, one is drawn for each small square, and the chart says so; the tooltip,
 *   the keys, the table and the file have each of them.
 * - A point of which a measure is no number is left out.
 */
export function ScatterChart(props: ScatterChartProps) {
  const [points, frame] = usePoints(props);
  return <ChartFrame {...frame} kind="marker" draw={(space) => drawPoints(points, false, space)} />;
}
