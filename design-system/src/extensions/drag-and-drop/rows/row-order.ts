/** Tells a row from all others. */
export type RowId = number | string;

/** A row that is being moved. */
export interface ActiveRow<Id extends RowId = RowId> {
  id: Id;
  /** Its position at the beginning, and where it would land, both counted without itself. */
  from: number;
  to: number;
  by: 'pointer' | 'keyboard';
  /** How far a pointer has carried it, in pixels. */
  offset: number;
}

/** The order on screen while one row is being moved; the same array when none is. */
export function orderDuring<Row extends { id: RowId }>(
  rows: readonly Row[],
  activeId: RowId | null,
  to: number,
): readonly Row[] {
  const row = rows.find(({ id }) => id === activeId);
  if (!row) return rows;
  return rows.filter(({ id }) => id !== row.id).toSpliced(to, 0, row);
}

/** The position over which a carried row stands: the nearest one. */
export function positionAt(start: number, rowHeight: number, count: number): number {
  return clamp(Math.round(start / rowHeight), count);
}

/** A position that exists. */
export const clamp = (position: number, count: number): number => Math.max(0, Math.min(position, count - 1));
