import type { ChartPart } from '../chart/chart.types.ts';
import type { CentreWords } from '../chart/round/Centre.tsx';
import { ChartFrame } from '../chart/frame/ChartFrame.tsx';
import { type PartsProps, useParts } from '../chart/round/useParts.ts';
import { drawRings } from './drawRings.tsx';

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
  centre?: CentreWords;
}

/** How much of a goal is reached, as one ring or a few inside each other. For the parts of a whole, use `DonutChart`. */
export function RadialBarChart({ max = 100, sweep = 360, line = 'solid', centre, ...props }: RadialBarChartProps) {
  const [parts, frame] = useParts(props);
  return (
    <ChartFrame
      {...frame}
      isEmpty={props.parts.length === 0}
      kind="ring"
      skeleton="round"
      draw={(space) => drawRings(parts, { max, sweep, line, centre }, space)}
    />
  );
}
