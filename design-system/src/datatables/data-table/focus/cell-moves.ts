/** A cell of the table: row -1 is the head, then come the rows that were found. */
export interface CellPosition {
  row: number;
  column: number;
  /** Whether it is what has opened below the row, in place of the cell. */
  isDetail?: boolean;
}

export interface GridSize {
  /** How many rows there are, without the head. */
  rows: number;
  columns: number;
  /**
   * Whether the head can be reached, above the rows.
   * @default true
   */
  hasHead?: boolean;
  /** How many rows are on screen at once. */
  screenful: number;
}

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

export interface Grid extends GridSize {
  isRtl: boolean;
  /** Whether something has opened below the row. */
  hasDetail: (row: number) => boolean;
}

/** The target of a key, after the WAI-ARIA grid pattern. Undefined for other keys. */
export function moveCell(from: CellPosition, press: KeyPress, grid: Grid): CellPosition | undefined {
  const forth = grid.isRtl ? -1 : 1;
  const toEdge = press.ctrlKey || press.metaKey;
  switch (press.key) {
    case 'ArrowUp':
      return above(from, grid);
    case 'ArrowDown':
      return below(from, grid);
    case 'ArrowRight':
      return within({ ...from, column: from.column + forth }, grid);
    case 'ArrowLeft':
      return within({ ...from, column: from.column - forth }, grid);
    case 'Home':
      return within({ row: toEdge ? -1 : from.row, column: 0 }, grid);
    case 'End':
      return within({ row: toEdge ? grid.rows - 1 : from.row, column: grid.columns - 1 }, grid);
    case 'PageUp':
      return within({ ...from, row: Math.max(from.row - grid.screenful, Math.min(from.row, 0)) }, grid);
    case 'PageDown':
      return within({ ...from, row: from.row + grid.screenful }, grid);
    default:
      return undefined;
  }
}

/** An open detail lies between its row and the next one. */
function above(from: CellPosition, grid: Grid): CellPosition {
  if (from.isDetail) return within(from, grid);
  const to = within({ ...from, row: from.row - 1 }, grid);
  return to.row < from.row && grid.hasDetail(to.row) ? { ...to, isDetail: true } : to;
}

function below(from: CellPosition, grid: Grid): CellPosition {
  if (!from.isDetail && grid.hasDetail(from.row)) return { ...from, isDetail: true };
  const to = within({ ...from, row: from.row + 1 }, grid);
  return to.row > from.row ? to : from;
}

/** The nearest cell that there is. */
export function within(
  { row, column }: CellPosition,
  { rows, columns, hasHead = true }: Omit<GridSize, 'screenful'>,
): CellPosition {
  return {
    row: Math.min(Math.max(row, hasHead ? -1 : 0), rows - 1),
    column: Math.min(Math.max(column, 0), Math.max(columns - 1, 0)),
  };
}
