import { isValid, parseISO } from 'date-fns';
import write from 'write-excel-file/universal';
import { isWholeDay } from '../i18n/format-value.ts';
import type { CellValue } from './spreadsheet-safe.ts';
import { isoText } from './iso-text.ts';

/** As many characters as a cell of a workbook holds: with more it has to be repaired. */
export const MOST_LETTERS = 32_767;

/**
 * Writes an XLSX file. Its cells say that they are texts, so that none of them runs whatever it begins with. Longer texts end with `…`
 * where they are cut.
 */
export function writeWorkbook(rows: CellValue[][]): Promise<Blob> {
  const cells = rows.map((row) => row.map(cellOf));
  return write(cells, { dateFormat: 'dd/mm/yyyy', columns: widthsOf(rows) }).toBlob();
}

/** Days such as `2026-11-21` become dates: sheets sort and calculate with them. */
function cellOf(value: CellValue) {
  if (value instanceof Date) {
    if (value < FIRST_DAY) return isoText(value);
    return isWholeDay(value) ? value : { type: Date, value, format: 'dd/mm/yyyy hh:mm:ss' };
  }
  if (typeof value !== 'string') return value;
  return dayOf(value) ?? { type: String, value: writableText(value) };
}

/** Sheets count no days before 1900, and those of its first two months wrongly. */
const FIRST_DAY = new Date('1900-03-01T00:00Z');

function dayOf(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = parseISO(`${text}T00:00Z`);
  return isValid(day) && day >= FIRST_DAY ? day : undefined;
}

/** Sheets read `_x0041_` as a letter by its code: the first line is then one itself. */
const writableText = (text: string) =>
  cut(text)
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');

const cut = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** In characters: a number or a day that is wider than its column shows as `####`. */
const LEAST_WIDTH = 8;
const DAY_WIDTH = 12;
const TIME_WIDTH = 21;
const MOST_WIDTH = 60;

function widthsOf(rows: CellValue[][]) {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((value, column) => {
      const asked =
        value instanceof Date ? (isWholeDay(value) ? DAY_WIDTH : TIME_WIDTH) : String(value ?? '').length + 2;
      widths[column] = Math.max(widths[column] ?? LEAST_WIDTH, Math.min(asked, MOST_WIDTH));
    });
  }
  return widths.map((width) => ({ width }));
}

/** Control characters that a workbook cannot hold. */
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
