import { isValid, parseISO } from 'date-fns';
import { type CellValue, spreadsheetSafe } from './spreadsheet-safe.ts';

export type SheetFormat = 'xlsx' | 'csv' | 'txt';

/** The names of the columns, and below them the rows. */
export type SheetRows = readonly (readonly CellValue[])[];

/** Writes a file that opens in spreadsheets and runs nothing there. Its code arrives with the first export. */
export async function writeSheet(rows: SheetRows, format: SheetFormat): Promise<Blob> {
  const safe = rows.map((row) => row.map(spreadsheetSafe));
  return format === 'xlsx' ? writeWorkbook(safe) : writeText(safe, format);
}

async function writeWorkbook(rows: CellValue[][]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const cells = rows.map((row) => row.map(cellOf));
  return write(cells, { dateFormat: 'dd/mm/yyyy', columns: widthsOf(rows) }).toBlob();
}

/** Days such as `2026-11-21` become dates: sheets sort and calculate with them. */
function cellOf(value: CellValue) {
  if (typeof value !== 'string') return value;
  return dayOf(value) ?? { type: String, value: value.replace(unwritable, '') };
}

function dayOf(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = parseISO(`${text}T00:00Z`);
  return isValid(day) ? day : undefined;
}

/** In characters: a number or a day that is wider than its column shows as `####`. */
const LEAST_WIDTH = 8;
const DAY_WIDTH = 12;
const MOST_WIDTH = 60;

function widthsOf(rows: CellValue[][]) {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((value, column) => {
      const asked = value instanceof Date ? DAY_WIDTH : String(value ?? '').length + 2;
      widths[column] = Math.max(widths[column] ?? LEAST_WIDTH, Math.min(asked, MOST_WIDTH));
    });
  }
  return widths.map((width) => ({ width }));
}

/** Control characters that a workbook cannot hold. */
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

async function writeText(rows: CellValue[][], format: 'csv' | 'txt'): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    rows.map((row) => row.map(textOf)),
    { delimiter: format === 'csv' ? ',' : '\t' },
  );
  // The mark tells spreadsheets that the letters are UTF-8.
  return new Blob([`\uFEFF${text}`], { type: format === 'csv' ? 'text/csv' : 'text/tab-separated-values' });
}

function textOf(value: CellValue) {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}
