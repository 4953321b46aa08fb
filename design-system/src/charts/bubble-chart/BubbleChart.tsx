import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { drawPoints, type PointsProps, usePoints } from '../chart/plot/points.tsx';

export interface BubbleChartProps extends PointsProps {
  /** The measure that the size of a bubble stands for. */
  sizeLabel: string;
}

/**
 * Three measures of a few things: two by their place, one by their size. With two measures, use `ScatterChart`.
 *
 * ## What it takes
 *
 * - Any number of points. Of more than 2,000, the largest in each small square is drawn, and the chart says so; the tooltip,
 *   the keys, the table and the file have each of them.
 * - A point of which a measure is no number is left out.
 */
export function BubbleChart(props: BubbleChartProps) {
  const [points, frame] = usePoints(props);
  return <ChartFrame {...frame} kind="marker" draw={(space) => drawPoints(points, true, space)} />;
}
