import { isValid, parseISO } from 'date-fns';
import write from 'write-excel-file/universal';
import type { CellValue } from './spreadsheet-safe.ts';

/** Writes an XLSX file of rows that are safe already. */
export function writeWorkbook(rows: CellValue[][]): Promise<Blob> {
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
