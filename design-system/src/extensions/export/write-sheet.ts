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
  return write(cells, { dateFormat: 'yyyy-mm-dd' }).toBlob();
}

function cellOf(value: CellValue) {
  return typeof value === 'string' ? { type: String, value: value.replace(unwritable, '') } : value;
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
