import type { ColumnLayout } from '../data-table.types.ts';

export type PinSide = 'start' | 'end';

/** The layout before any change. */
export const asDeclared: ColumnLayout = { order: [], hidden: [], pinned: { start: [], end: [] }, widths: {} };

/**
 * The column takes the place of another one; those between make room, and hidden ones keep theirs. Both belong to the same group of
 * pinned or other columns.
 *
 * @param declared the ids of all columns in their order at first
 */
export function moveColumn(layout: ColumnLayout, declared: readonly string[], { id, to }: { id: string; to: string }) {
  const side = sideOf(layout, id);
  if (side) return { ...layout, pinned: { ...layout.pinned, [side]: reorder(layout.pinned[side], id, to) } };
  const moved = layout.order.filter((other) => declared.includes(other));
  const others = declared.filter((other) => !moved.includes(other));
  return { ...layout, order: reorder([...moved, ...others], id, to) };
}

/** The column stays at an edge while the others scroll, or scrolls with them again. */
export function pinColumn(layout: ColumnLayout, id: string, side: PinSide | undefined): ColumnLayout {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
  const start = without(layout.pinned.start);
  const end = without(layout.pinned.end);
  if (side === 'start') start.push(id);
  if (side === 'end') end.unshift(id);
  return { ...layout, pinned: { start, end } };
}

/** The edge at which a column is pinned, if it is. */
export function sideOf({ pinned }: ColumnLayout, id: string): PinSide | undefined {
  if (pinned.start.includes(id)) return 'start';
  return pinned.end.includes(id) ? 'end' : undefined;
}

/** The neighbour whose place a column may take: pinned columns stay among themselves. */
export function neighbourOf(layout: ColumnLayout, shown: readonly string[], id: string, step: 1 | -1) {
  const neighbour = shown[shown.indexOf(id) + step];
  return neighbour !== undefined && sideOf(layout, neighbour) === sideOf(layout, id) ? neighbour : undefined;
}

function reorder(ids: readonly string[], id: string, to: string): string[] {
  const target = ids.indexOf(to);
  const next = ids.filter((other) => other !== id);
  next.splice(target, 0, id);
  return next;
}
