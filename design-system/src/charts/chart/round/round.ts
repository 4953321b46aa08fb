import type { Spot } from '../chart.types.ts';
import { round } from '../series/series-style.ts';

/** Angles run clockwise from the top, in radians. */
export const turn = 2 * Math.PI;

/** The point at an angle and a distance from a centre. */
export function pointAt(centre: Spot, angle: number, radius: number): Spot {
  return { x: centre.x + Math.sin(angle) * radius, y: centre.y - Math.cos(angle) * radius };
}

/** The angle of a point around a centre, from 0 to a whole turn. */
export function angleOf(centre: Spot, { x, y }: Spot): number {
  return (Math.atan2(x - centre.x, centre.y - y) + turn) % turn;
}

/** A line along a circle, for the `d` of a path. A whole turn is drawn as two halves. */
export function arcLine(centre: Spot, radius: number, from: number, to: number): string {
  const start = pointAt(centre, from, radius);
  const way = Math.min(Math.max(to - from, -turn), turn);
  const stops = [from + way / 2, from + way].map((angle) => pointAt(centre, angle, radius));
  const r = round(radius);
  const arcs = stops.map(({ x, y }) => `A${r},${r} 0 0 ${way < 0 ? 0 : 1} ${round(x)},${round(y)}`);
  return `M${round(start.x)},${round(start.y)}${arcs.join('')}`;
}

/** A piece of a pie. */
export interface Slice {
  /** The number of its part. */
  part: number;
  from: number;
  to: number;
  /** Its share of the whole. */
  share: number;
}

/** Divides a turn among the parts that are shown; what is below zero has no place in a whole. */
export function slicesOf(values: readonly number[], isShown: (part: number) => boolean): Slice[] {
  const sizes = values.map((value, part) => (isShown(part) ? Math.max(value, 0) : 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let from = 0;
  return sizes.flatMap((size, part) => {
    if (size === 0) return [];
    const slice = { part, from, to: from + (size / total) * turn, share: size / total };
    from = slice.to;
    return [slice];
  });
}

/** The part whose slice is at an angle. */
export function sliceAt(slices: readonly Slice[], angle: number): number | undefined {
  return slices.find(({ from, to }) => angle >= from && angle <= to)?.part;
}

/** Right to left, a circle is walked the other way round. */
export const mirror = (angle: number, isRtl: boolean): number => (isRtl ? (turn - angle) % turn : angle);
