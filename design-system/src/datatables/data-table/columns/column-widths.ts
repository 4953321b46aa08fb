export interface ColumnWidth {
  id: string;
  /** In px. */
  width: number;
  /** In px; it gives no more than that leaves. */
  minWidth: number;
  /** Whether a person has chosen it: then it takes no share of the room that is left. */
  isChosen: boolean;
}

/**
 * When space is short by less than this, every column shrinks a little: a table that scrolls by a few pixels helps
 * nobody.
 */
const LEAST_FACTOR = 0.9;

/** How wide the columns are in px: as they ask for, and a share of the room that is left or that falls short by little. */
export function shareRoom(columns: readonly ColumnWidth[], room: number): Record<string, number> {
  const asked = columns.reduce((sum, { width }) => sum + width, 0);
  const growing = columns.filter(({ isChosen }) => !isChosen);
  const share = growing.reduce((sum, { width }) => sum + width, 0);
  const fitting = share > 0 ? 1 + (room - asked) / share : 1;
  const factor = fitting < LEAST_FACTOR ? 1 : fitting;

  const isSpent = ({ width, minWidth, isChosen }: ColumnWidth) => !isChosen && Math.floor(width * factor) < minWidth;
  if (columns.some(isSpent)) {
    const spent = columns.map((column) =>
      isSpent(column) ? { ...column, width: column.minWidth, isChosen: true } : column,
    );
    return shareRoom(spent, room);
  }

  const widths: Record<string, number> = {};
  for (const { id, width, isChosen } of columns) widths[id] = isChosen ? width : Math.floor(width * factor);

  // The last column takes the rounding remainder, so that the rows end at the edge.
  const last = growing.at(-1);
  if (last && factor !== 1) {
    const used = Object.values(widths).reduce((sum, width) => sum + width, 0);
    widths[last.id] = (widths[last.id] ?? 0) + Math.max(room - used, 0);
  }
  return widths;
}
