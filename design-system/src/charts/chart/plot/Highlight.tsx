import type { Spot } from '../chart.types.ts';
import type { Box } from './box.ts';
import type { SeriesStyle } from '../series/series-style.ts';

/** A dashed line from top to bottom through what is looked at. */
export function Guide({ box, x }: { box: Box; x: number }) {
  return <line data-part="guide" x1={x} x2={x} y1={box.top} y2={box.bottom} />;
}

/** A ring around a point. */
export function Ring({ spot, seriesStyle, radius = 5 }: { spot: Spot; seriesStyle: SeriesStyle; radius?: number }) {
  return (
    <g data-tone={seriesStyle.tone}>
      <circle data-part="spot" cx={spot.x} cy={spot.y} r={radius} />
    </g>
  );
}
