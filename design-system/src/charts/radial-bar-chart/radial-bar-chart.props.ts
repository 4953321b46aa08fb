import type { ChartPart } from '../chart/chart.types.ts';
import type { CentreLabel } from '../chart/round/Centre.tsx';
import type { PartsProps } from '../chart/round/useParts.ts';

export interface RadialBarChartProps extends Omit<PartsProps, 'parts'> {
  /** What is drawn: a ring for each, the first one outside. One alone is a gauge. */
  parts: readonly ChartPart[];
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
  /** What stands in the middle: a figure, and what it is. */
  centre?: CentreLabel;
}
