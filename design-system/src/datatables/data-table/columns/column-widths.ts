import { mostOf } from '../../../lib/extent.ts';

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

interface PinnableWidth extends ColumnWidth {
  isPinned: boolean;
}

interface GridRoom {
  /** The width of the grid, in px; 0 until it is known. */
  room: number;
  /** How wide the columns beside the data are, in px. */
  beside: number;
  /** How wide the window is, in px. */
  window: number;
}

interface FittedColumns {
  /** How wide each column is, in px. */
  widths: Record<string, number>;
  /** Whether what stays leaves too little room to see the others whole, as on a phone. */
  isNarrow: boolean;
}

/** So much of the room is enough beside what stays, also for columns that are wider. */
const ENOUGH = 0.6;

/**
 * How wide the columns are in the room that they share. No other than a pinned or a chosen one is wider than what the pinned ones
 * leave of it: the end of a wider one lies below them. From right to left that is where Latin names begin.
 */
export function fitColumns(columns: readonly PinnableWidth[], { room, beside, window }: GridRoom): FittedColumns {
  const shared = shareRoom(columns, Math.max(room - beside, 0));
  const widthsOf = (among: readonly PinnableWidth[]) => among.map(({ id }) => shared[id] ?? 0);
  const pinned = widthsOf(columns.filter(({ isPinned }) => isPinned)).reduce((sum, width) => sum + width, beside);
  const widest = mostOf(widthsOf(columns.filter(({ isPinned }) => !isPinned)), 0);
  // Until it is known, the room is no wider than the window: what stays at an edge on a phone would cover the others.
  const seen = room || window;
  const left = seen - pinned;
  const isNarrow = left < Math.min(widest, ENOUGH * seen);
  if (isNarrow || room === 0 || widest <= left) return { widths: shared, isNarrow };

  const capped = columns.filter(({ isPinned, isChosen }) => !isPinned && !isChosen);
  for (const { id, minWidth } of capped) shared[id] = Math.min(shared[id] ?? 0, Math.max(minWidth, left));
  return { widths: shared, isNarrow };
}
