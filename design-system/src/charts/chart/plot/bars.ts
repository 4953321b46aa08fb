import type { Box } from './box.ts';
import type { Spot } from '../chart.types.ts';

export type BarLayout = 'grouped' | 'stacked';

/** A bar along the value axis, from 0 to 1 times its length, and across it. */
export interface BarSpan {
  series: number;
  index: number;
  value: number;
  /** The start of the bar: zero, or the end of the bar below it. */
  from: number;
  to: number;
  /** Whether another bar stands on its end. */
  isCovered: boolean;
}

/**
 * From where to where each value reaches. Stacked, positive values stand on each other above zero and negative ones hang below it.
 */
export function stackBars(
  rows: readonly (readonly (number | null)[])[],
  layout: BarLayout,
  isShown: (series: number) => boolean,
): BarSpan[] {
  const above: BarSpan[] = [];
  const below: BarSpan[] = [];
  const spans: BarSpan[] = [];
  rows.forEach((values, series) => {
    if (!isShown(series)) return;
    values.forEach((value, index) => {
      if (value === null) return;
      const pile = value < 0 ? below : above;
      const under = layout === 'stacked' ? pile[index] : undefined;
      if (under) under.isCovered = true;
      const from = under?.to ?? 0;
      const span = { series, index, value, from, to: from + value, isCovered: false };
      pile[index] = span;
      spans.push(span);
    });
  });
  return spans;
}

/** A rectangle in pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place of the axis where bars stand. */
export interface Band {
  start: number;
  size: number;
}

/** The bands of the bars along the axis. Gaps and a greatest width keep them from looking heavy. */
export function bandsFor(count: number, from: number, to: number): Band[] {
  const step = (to - from) / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => ({ start: from + index * step, size: step }));
}

const greatest = { grouped: 18, stacked: 22 };

/** The part of a band that one of several bars beside each other takes. */
export function barIn(band: Band, layout: BarLayout, position: number, count: number): Band {
  const beside = layout === 'grouped' ? Math.max(count, 1) : 1;
  const share = Math.abs(band.size) * 0.62;
  const size = Math.max(Math.min(share / beside, greatest[layout]), 1);
  const middle = band.start + band.size / 2;
  const gap = size > 5 && beside > 1 ? 2 : 0;
  const at = layout === 'grouped' ? position : 0;
  return { start: middle + (at - beside / 2) * size + gap / 2, size: size - gap };
}

/** The middle of the far end of a bar, where its tooltip stands. */
export function endOf(rect: Rect, isHorizontal: boolean, isFlipped: boolean): Spot {
  const { x, y, width, height } = rect;
  return isHorizontal
    ? { x: isFlipped ? x : x + width, y: y + height / 2 }
    : { x: x + width / 2, y: isFlipped ? y + height : y };
}

/** The number of the band at a position. */
export function bandAt(bands: readonly Band[], position: number): number | undefined {
  const index = bands.findIndex(
    ({ start, size }) => position >= Math.min(start, start + size) && position <= Math.max(start, start + size),
  );
  return index < 0 ? undefined : index;
}

export const contains = ({ x, y, width, height }: Rect, spot: Spot): boolean =>
  spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;

export const isInside = ({ left, right, top, bottom }: Box, { x, y }: Spot): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

interface Corners {
  rect: Rect;
  radius: number;
  /** The side that is round: the far end of the bar. */
  round: 'top' | 'bottom' | 'left' | 'right' | 'none';
}

/** The outline of a bar whose far end is round, for the `d` of a path. */
export function barPath({ rect: { x, y, width, height }, radius, round }: Corners): string {
  const isUpright = round === 'top' || round === 'bottom';
  const r = Math.max(0, Math.min(radius, isUpright ? width / 2 : height / 2, isUpright ? height : width));
  const at = (...sides: Corners['round'][]) => (sides.includes(round) ? r : 0);
  const corner = (size: number, dx: number, dy: number) =>
    size > 0 ? `a${size},${size} 0 0 1 ${dx * size},${dy * size}` : '';
  const [topLeft, topRight] = [at('top', 'left'), at('top', 'right')];
  const [bottomRight, bottomLeft] = [at('bottom', 'right'), at('bottom', 'left')];
  return [
    `M${x + topLeft},${y}H${x + width - topRight}`,
    corner(topRight, 1, 1),
    `V${y + height - bottomRight}`,
    corner(bottomRight, -1, 1),
    `H${x + bottomLeft}`,
    corner(bottomLeft, -1, -1),
    `V${y + topLeft}`,
    corner(topLeft, 1, -1),
    'Z',
  ].join('');
}
