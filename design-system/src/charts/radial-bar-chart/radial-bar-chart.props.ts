import type { ChartPart } from '../chart/chart.types.ts';
import type { CentreLabel } from '../chart/round/Centre.tsx';
import type { PartsProps } from '../chart/round/useParts.ts';

export interface RadialBarChartProps extends Omit<PartsProps, 'parts'> {
  /** The rings, the first one outermost. A single one is a gauge. */
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
  /** The figure in the middle and its label. */
  centre?: CentreLabel;
}
