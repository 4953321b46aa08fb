import type { Spot } from '../chart.types.ts';

/** More than a chart of parts, or a legend, can tell apart. */
export const MOST_PARTS = 500;

/** Groups items of which many fall on one another, in their order. */
export function groupsOf<Item>(
  items: readonly Item[],
  groupOf: (item: Item, index: number) => number | string,
): Item[][] {
  const groups = new Map<number | string, Item[]>();
  items.forEach((item, index) => {
    const key = groupOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  });
  return [...groups.values()];
}

/**
 * The points of a line that make its picture: of more than four in a column of pixels, the first, the lowest, the highest and
 * the last. A column without any is a gap.
 */
export function thinLine<Point extends Spot>(points: readonly (Point | null)[], columns: number): (Point | null)[] {
  if (points.length <= columns * 4) return [...points];
  const perColumn = points.length / columns;
  return groupsOf(points, (_, index) => Math.floor(index / perColumn)).flatMap((group) => {
    const known = group.filter((point) => point !== null);
    const [first] = known;
    if (!first) return [null];
    const low = known.reduce((lowest, point) => (point.y < lowest.y ? point : lowest), first);
    const high = known.reduce((highest, point) => (point.y > highest.y ? point : highest), first);
    const ends = known.indexOf(low) < known.indexOf(high) ? [low, high] : [high, low];
    return [...new Set([first, ...ends, known.at(-1) ?? first])];
  });
}

/** Of items that fall on one another, the one that reaches furthest. */
export function furthest<Item>(
  items: readonly Item[],
  groupOf: (item: Item, index: number) => number | string,
  sizeOf: (item: Item) => number,
): Item[] {
  const best = new Map<number | string, Item>();
  items.forEach((item, index) => {
    const key = groupOf(item, index);
    const other = best.get(key);
    if (other === undefined || sizeOf(item) > sizeOf(other)) best.set(key, item);
  });
  return [...best.values()];
}
