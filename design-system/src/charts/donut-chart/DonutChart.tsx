import type { CentreWords } from '../chart/round/Centre.tsx';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { type PartsProps, useParts } from '../chart/round/useParts.ts';
import { drawDonut } from './drawDonut.tsx';

export interface DonutChartProps extends PartsProps {
  /**
   * A ring, or a whole pie.
   * @default 'donut'
   */
  shape?: 'donut' | 'pie';
  /** What stands in the middle of the ring: a figure, and what it is. */
  centre?: CentreWords;
  /**
   * What stands on the slices that are large enough.
   * @default 'percent'
   */
  labels?: 'percent' | 'none';
}

/** The few parts of a whole, from two to six. For more, or to compare sizes exactly, use `BarChart`. */
export function DonutChart({ shape = 'donut', centre, labels = 'percent', ...props }: DonutChartProps) {
  const [parts, frame] = useParts(props);
  return (
    <ChartFrame
      {...frame}
      kind="surface"
      skeleton="round"
      draw={(space) => drawDonut(parts, { shape, centre, labels }, space)}
    />
  );
}
