import { isoText } from './iso-text.ts';
import { separators } from './separator.ts';
import { monthNamed } from '../i18n/months.ts';
import { fold } from '../i18n/search/fold.ts';
import { type CellValue, spreadsheetSafe } from './spreadsheet-safe.ts';

/** `csv-excel` is what Excel opens in countries with a decimal comma: semicolons between cells, and commas in numbers. */
export type SheetFormat = 'xlsx' | 'csv' | 'csv-excel' | 'txt';

/** The names of the columns, and below them the rows. */
export type SheetRows = readonly (readonly CellValue[])[];

/** The ending of a file's name. */
export const endingOf = (format: SheetFormat): string => (format === 'csv-excel' ? 'csv' : format);

export interface WriteOptions {
  /** Called with how many texts are longer than a cell of a workbook holds, and were cut, when there are any. */
  onCut?: ((count: number) => void) | undefined;
}

/** Writes a file that opens in spreadsheets and runs nothing there. Its code arrives with the first export. */
export async function writeSheet(rows: SheetRows, format: SheetFormat, options: WriteOptions = {}): Promise<Blob> {
  const cells = rows.map((row) => row.map((value) => (hasValue(value) ? value : null)));
  if (format !== 'xlsx') return writeText(cells, format);
  const { MOST_LETTERS, writeWorkbook } = await import('./write-workbook.ts');
  const long = cells.flat().filter((value) => typeof value === 'string' && value.length > MOST_LETTERS).length;
  const file = await writeWorkbook(cells);
  if (long > 0) options.onCut?.(long);
  return file;
}

/** No file has a form for numbers and days that are none: one of them would break a workbook. */
function hasValue(value: CellValue): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  return typeof value !== 'number' || Number.isFinite(value);
}

type TextFormat = Exclude<SheetFormat, 'xlsx'>;

const delimiters: Record<TextFormat, string> = { csv: ',', 'csv-excel': ';', txt: '\t' };
const ambiguous = new RegExp(`[${separators.join('')}]`);

async function writeText(rows: CellValue[][], format: TextFormat): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const isOneColumn = rows.every(({ length }) => length < 2);
  const text = papa.unparse(
    rows.map((row) => row.map((cell) => (format === 'csv-excel' ? excelText : textOf)(spreadsheetSafe(cell)))),
    {
      delimiter: delimiters[format],
      // Programs that look for the separator would find those within texts, if these were not quoted.
      quotes: (value) => ambiguous.test(String(value)) && (isOneColumn || !/^-?\d+,\d+$/.test(String(value))),
    },
  );
  // The mark tells spreadsheets that the letters are UTF-8.
  return new Blob([`\uFEFF${text}`], { type: format === 'txt' ? 'text/tab-separated-values' : 'text/csv' });
}

function textOf(value: CellValue) {
  return value instanceof Date ? isoText(value) : value;
}

/**
 * Texts of which Excel would make something else: it drops leading zeros, rounds what is long to 5,58E+12, and takes 1/2, 3.10
 * and MAR-26 for days of this year. Whole days with four digits of a year are meant as days.
 */
function isReadOtherwise(text: string): boolean {
  if (/^(?:0\d+|\d{12,}|\d+E\d+|\d{1,2}([/.-])\d{1,2}(?:\1\d{1,2})?)$/i.test(text)) return true;
  const [, before, name = '', behind] = /^(\d{1,2}[-/ .]?)?(\p{L}{3,})(?:[-/ .]?(\d{1,4}))?$/u.exec(text) ?? [];
  return (before ?? behind) !== undefined && monthNamed(fold(name)) !== undefined;
}

function excelText(value: CellValue) {
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'string' && isReadOtherwise(value)) return `="${value}"`;
  return textOf(value);
}
