import { fileNameOf, saveFile } from '../../../lib/files/save-file.ts';
import { type CellValue, spreadsheetSafe } from '../../../lib/files/spreadsheet-safe.ts';
import { endingOf, type SheetFormat, type WriteOptions, writeSheet } from '../../../lib/files/write-sheet.ts';
import type { DataColumn } from '../data-table.types.ts';
import { printSheet } from './print-sheet.ts';
import { formatterOf } from './formatter-of.ts';

export type ExportFormat = 'print' | 'pdf' | 'copy' | Exclude<SheetFormat, 'txt'>;

interface TableExport<Item> extends WriteOptions {
  columns: readonly DataColumn<Item>[];
  items: readonly Item[];
  title: string;
  fileName: string;
  format: ExportFormat;
}

/** Takes rows elsewhere. Resolves to the name of the file, when there is one; to `null` where a PDF cannot hold all letters. */
export async function exportTable<Item>({
  columns,
  items,
  title,
  fileName,
  format,
  onCut,
}: TableExport<Item>): Promise<string | null | undefined> {
  const head = columns.map(({ header }) => header);
  switch (format) {
    case 'csv':
    case 'csv-excel':
    case 'xlsx': {
      const body = items.map((item) => columns.map((column) => sheetValue(column, item)));
      return save(await writeSheet([head, ...body], format, { onCut }), fileName, endingOf(format));
    }
    case 'pdf': {
      const { writePdf } = await import('./write-pdf.ts');
      const pdf = writePdf({ title, head, body: written(columns, items), alignments: alignmentsOf(columns) });
      return pdf && save(pdf, fileName, format);
    }
    case 'copy':
      await navigator.clipboard.writeText(tabbed(columns, items));
      return undefined;
    case 'print':
      printSheet({ title, head, body: written(columns, items), alignments: alignmentsOf(columns) });
      return undefined;
  }
}

function save(content: Blob, fileName: string, extension: string): string {
  const name = fileNameOf(fileName, extension, 'export');
  saveFile(content, name);
  return name;
}

/** Sheets calculate with numbers and days; codes are of no use there. */
function sheetValue<Item>({ value, text }: DataColumn<Item>, item: Item): CellValue {
  return text ? text(item) : value(item);
}

function written<Item>(columns: readonly DataColumn<Item>[], items: readonly Item[]): string[][] {
  const formatters = columns.map(formatterOf);
  return items.map((item) => formatters.map((formatValue) => formatValue(item)));
}

function alignmentsOf<Item>(columns: readonly DataColumn<Item>[]) {
  return columns.map(({ align = 'start' }) => align);
}

/** Tab-separated text for spreadsheets, with the names of the columns. Negative numbers run nothing: they stay numbers. */
export function tabbed<Item>(columns: readonly DataColumn<Item>[], items: readonly Item[]): string {
  const writers = columns.map((column) => {
    const formatValue = formatterOf(column);
    const isNumber = (item: Item) => !column.text && typeof column.value(item) === 'number';
    return (item: Item) => (isNumber(item) ? formatValue(item) : plainText(formatValue(item)));
  });
  const rows = [
    columns.map(({ header }) => plainText(header)),
    ...items.map((item) => writers.map((write) => write(item))),
  ];
  return rows.map((row) => row.join('\t')).join('\n');
}

/** Tabs and line breaks in values would shift their neighbours. */
const plainText = (text: string) => String(spreadsheetSafe(text.replace(/[\t\r\n]+/g, ' ')));
