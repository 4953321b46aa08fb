import type { Spot } from '../chart.types.ts';

export const isThere = (spot: Spot | null): spot is Spot => spot !== null;

/** The points of a line that wear a marker. One between gaps has no line, and would not be seen without its marker. */
export function markedOf(points: readonly (Spot | null)[], markers: 'none' | 'all' | 'last'): Spot[] {
  const last = points.findLastIndex(isThere);
  const isMarked = (index: number) =>
    markers === 'all' || (markers === 'last' && index === last) || (!points[index - 1] && !points[index + 1]);
  return points.filter((spot, index): spot is Spot => spot !== null && isMarked(index));
}
