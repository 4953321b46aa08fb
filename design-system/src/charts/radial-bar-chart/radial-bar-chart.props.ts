import type { ChartItem } from '../chart/chart.types.ts';
import type { CentreLabel } from '../chart/round/Centre.tsx';
import type { PartsProps } from '../chart/round/useParts.ts';

/** How far something has come. */
export interface RingPart extends ChartItem {
  /** The value that is reached; more than the whole fills the ring once. `null` when there is no goal, and no ring. */
  value: number | null;
}

export interface RadialBarChartProps extends Omit<PartsProps, 'parts'> {
  /** The rings, the first one outermost. A single one is a gauge. */
  parts: readonly RingPart[];
  /**
   * The value of a full ring.
   * @default 100
   */
  max?: number;
  /**
   * How far around a full ring goes, in degrees: a circle, 270 for an arc that is open below, 180 for half a circle.
   * @default 360
   */
  sweep?: 360 | 270 | 180;
  /**
   * Whether the ring is closed or made of dashes.
   * @default 'solid'
   */
  line?: 'solid' | 'dashed';
  /** The figure in the middle and its label. */
  centre?: CentreLabel;
}
