import type { CentreLabel } from '../chart/round/Centre.tsx';
import type { PartsProps } from '../chart/round/useParts.ts';

export interface DonutChartProps extends PartsProps {
  /**
   * A ring, or a whole pie.
   * @default 'donut'
   */
  shape?: 'donut' | 'pie';
  /** What stands in the middle of the ring: a figure, and what it is. */
  centre?: CentreLabel;
  /**
   * What stands on the slices that are large enough.
   * @default 'percent'
   */
  labels?: 'percent' | 'none';
}
