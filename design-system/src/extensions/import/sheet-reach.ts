import { unzip } from 'fflate';
import { SheetError } from './sheet-error.ts';

/** Rows times columns that a browser holds: a million rows of twenty columns, where a workbook has room for 17 billion cells. */
const mostCells = 20_000_000;

/** In bytes, unpacked. */
const mostUnpacked = 400_000_000;

/**
 * Throws when a sheet of a workbook reaches farther than a browser can hold: one value that stands far away from the others makes
 * every cell between them one of the table.
 */
export async function checkReach(bytes: Uint8Array): Promise<void> {
  for (const sheet of await sheetsIn(bytes)) {
    const reach = reachOf(sheet);
    if (reach.lowest.row * reach.outermost.column > mostCells)
      throw new SheetError('tooFar', { cell: strayOf(sheet, reach).name });
  }
}

/** The sheets of a workbook as they are stored. Rejects when they are larger than a browser can hold. */
function sheetsIn(bytes: Uint8Array): Promise<string[]> {
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    unzip(
      bytes,
      {
        filter: ({ name, originalSize }) => {
          unpacked += originalSize;
          return unpacked <= mostUnpacked && /^xl\/worksheets\/[^/]+\.xml$/.test(name);
        },
      },
      (error, files) => {
        if (error) reject(error);
        else if (unpacked > mostUnpacked) reject(new SheetError('unpacked'));
        else resolve(Object.values(files).map((file) => new TextDecoder().decode(file)));
      },
    );
  });
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

/** Columns are counted in letters: `A` is 1, `AA` 27. */
const numberOf = (letters: string) =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
