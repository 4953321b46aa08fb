import { type CellValue, spreadsheetSafe } from './spreadsheet-safe.ts';

export type SheetFormat = 'xlsx' | 'csv' | 'txt';

/** The names of the columns, and below them the rows. */
export type SheetRows = readonly (readonly CellValue[])[];

/** Writes a file that opens in spreadsheets and runs nothing there. Its code arrives with the first export. */
export async function writeSheet(rows: SheetRows, format: SheetFormat): Promise<Blob> {
  const safe = rows.map((row) => row.map(spreadsheetSafe));
  if (format !== 'xlsx') return writeText(safe, format);
  const { writeWorkbook } = await import('./write-workbook.ts');
  return writeWorkbook(safe);
}

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
