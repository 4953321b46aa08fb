import type { ChartItem, ChartTone, Shade } from '../chart.types.ts';

/** The shape of a point. */
export type Marker = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross' | 'star' | 'ring';

/** How a series differs from the others: never by colour alone. */
export interface SeriesStyle {
  tone: ChartTone;
  /** The dashes of its line; none for the first one. */
  dash: string | undefined;
  marker: Marker;
  /** The number of its pattern. */
  pattern: number;
  /** Its shade, in charts that have shades. */
  shade: Shade | undefined;
}

/** The order in which charts give colours away. */
const chartTones: readonly ChartTone[] = ['primary', 'warning', 'success', 'info', 'danger', 'violet', 'secondary'];

const dashes = [undefined, '1 5', '8 5', '2 4 8 4', '12 4', '4 4', '12 4 1 4'];
const markers: readonly Marker[] = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star', 'ring'];

const nth = <Value>(values: readonly Value[], index: number, otherwise: Value) =>
  values[index % values.length] ?? otherwise;

/** The look of the series with this number, which it keeps while others are switched off. */
export function seriesStyleOf(items: readonly ChartItem[], index: number): SeriesStyle {
  return {
    tone: items[index]?.tone ?? nth(chartTones, index, 'primary'),
    dash: nth(dashes, index, undefined),
    marker: nth(markers, index, 'circle'),
    pattern: index,
    shade: items[index]?.shade,
  };
}

/** The outline of a marker around a point, for the `d` of a path. */
export function markerPath(marker: Marker, { x, y }: { x: number; y: number }, radius: number): string {
  const move = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([dx, dy]) => `${round(x + dx * radius)},${round(y + dy * radius)}`).join('L')}Z`;
  switch (marker) {
    case 'square':
      return move([
        [-0.9, -0.9],
        [0.9, -0.9],
        [0.9, 0.9],
        [-0.9, 0.9],
      ]);
    case 'triangle':
      return move([
        [0, -1.2],
        [1.1, 0.8],
        [-1.1, 0.8],
      ]);
    case 'diamond':
      return move([
        [0, -1.3],
        [1.1, 0],
        [0, 1.3],
        [-1.1, 0],
      ]);
    case 'cross':
      return move(crossPoints);
    case 'star':
      return move(starPoints);
    case 'circle':
    case 'ring':
      return circlePath(x, y, radius);
  }
}

function circlePath(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)},${round(y)}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
}

const crossPoints: readonly (readonly [number, number])[] = [
  [-0.4, -1.1],
  [0.4, -1.1],
  [0.4, -0.4],
  [1.1, -0.4],
  [1.1, 0.4],
  [0.4, 0.4],
  [0.4, 1.1],
  [-0.4, 1.1],
  [-0.4, 0.4],
  [-1.1, 0.4],
  [-1.1, -0.4],
  [-0.4, -0.4],
];

const starPoints = Array.from({ length: 10 }, (_, corner) => {
  const reach = corner % 2 === 0 ? 1.3 : 0.6;
  const angle = (corner * Math.PI) / 5;
  return [Math.sin(angle) * reach, -Math.cos(angle) * reach] as const;
});

/** A hundredth of a pixel is enough, and keeps paths short. */
export const round = (value: number): number => Math.round(value * 100) / 100;
