import type { CentreLabel } from '../chart/round/Centre.tsx';
import type { PartsProps } from '../chart/round/useParts.ts';

export interface DonutChartProps extends PartsProps {
  /**
   * A ring, or a whole pie.
   * @default 'donut'
   */
  shape?: 'donut' | 'pie';
  /** The figure in the middle of the ring and its label. */
  centre?: CentreLabel;
  /**
   * Labels on slices that are large enough.
   * @default 'percent'
   */
  labels?: 'percent' | 'none';
}
