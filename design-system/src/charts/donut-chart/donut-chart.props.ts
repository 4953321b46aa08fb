import type { CentreLabel } from '../chart/round/Centre.tsx';
import type { PartsProps } from '../chart/round/useParts.ts';

/** The middle of a ring: a figure and its label, or a part's share of those that are shown. */
export type DonutCentre = CentreLabel | { part: string };

export interface DonutChartProps extends PartsProps {
  /**
   * A ring, or a whole pie.
   * @default 'donut'
   */
  shape?: 'donut' | 'pie';
  /** The figure in the middle of the ring and its label; or the id of a part, whose share it is. */
  centre?: DonutCentre;
  /**
   * Labels on slices that are large enough.
   * @default 'percent'
   */
  labels?: 'percent' | 'none';
}
