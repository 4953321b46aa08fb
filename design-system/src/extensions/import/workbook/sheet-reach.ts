import { SheetError } from '../sheet-error.ts';
import { numberOf } from './workbook-cells.ts';

/** Rows times columns that a browser holds: a million rows of twenty columns, where a workbook has room for 17 billion cells. */
const mostCells = 20_000_000;

/**
 * Throws when a sheet of a workbook reaches farther than a browser can hold: one value that stands far away from the others makes
 * every cell between them one of the table.
 */
export function checkReach(sheets: readonly string[]): void {
  for (const sheet of sheets) {
    const reach = reachOf(sheet);
    if (reach.lowest.row * reach.outermost.column > mostCells)
      throw new SheetError('tooFar', { cell: strayOf(sheet, reach).name });
  }
}

interface Cell {
  name: string;
  row: number;
  column: number;
}

/** Cells that hold something: those that only have a format close themselves, or at once. */
const filledCell = /<(?:\w+:)?c\s(?:[^>]*\s)?r="([A-Z]{1,3})(\d{1,7})"(?:[^>]*[^/>])?>(?!<\/)/g;

function* cellsIn(sheet: string): Generator<Cell> {
  for (const [, letters = '', digits = ''] of sheet.matchAll(filledCell))
    yield { name: `${letters}${digits}`, row: Number(digits), column: numberOf(letters) };
}

interface Reach {
  /** The filled cell in the lowest row. */
  lowest: Cell;
  /** The filled cell in the outermost column. */
  outermost: Cell;
}

function reachOf(sheet: string): Reach {
  const first: Cell = { name: 'A1', row: 1, column: 1 };
  let [lowest, outermost] = [first, first];
  for (const cell of cellsIn(sheet)) {
    if (cell.row > lowest.row) lowest = cell;
    if (cell.column > outermost.column) outermost = cell;
  }
  return { lowest, outermost };
}

/** So many a workbook has room for. */
const mostRows = 1_048_576;
const mostColumns = 16_384;

/**
 * The one of the two behind which the empty rows or columns lie that are too many. In a sheet that is full, it is the one that takes
 * more of what a workbook has room for.
 */
function strayOf(sheet: string, { lowest, outermost }: Reach): Cell {
  const [rows, columns] = [new Set<number>(), new Set<number>()];
  for (const { row, column } of cellsIn(sheet)) {
    rows.add(row);
    columns.add(column);
  }
  const withoutEmptyRows = rows.size * outermost.column;
  const withoutEmptyColumns = lowest.row * columns.size;
  const isFull = Math.min(withoutEmptyRows, withoutEmptyColumns) > mostCells;
  const isBelow = isFull
    ? lowest.row / mostRows > outermost.column / mostColumns
    : withoutEmptyRows < withoutEmptyColumns;
  return isBelow ? lowest : outermost;
}
