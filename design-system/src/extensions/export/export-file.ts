import { fileNameOf, saveFile } from '../../lib/files/save-file.ts';
import type { SheetColumn } from './SheetTable.tsx';
import { endingOf, type SheetFormat, type WriteOptions, writeSheet } from '../../lib/files/write-sheet.ts';

/** The default file name. */
export const defaultName = 'excel-sheet';

export interface ExportFile {
  /** The typed name, with or without extension. */
  name: string;
  format: SheetFormat;
}

/** Writes the rows under the heads of their columns and saves them. Resolves to the name of the file. */
export async function exportRows<Item>(
  columns: readonly Pick<SheetColumn<Item>, 'header' | 'value'>[],
  rows: readonly Item[],
  { name, format }: ExportFile,
  options?: WriteOptions,
): Promise<string> {
  const head = columns.map(({ header }) => header);
  const body = rows.map((item) => columns.map(({ value }) => value(item)));
  const fileName = fileNameOf(name, endingOf(format), defaultName);
  saveFile(await writeSheet([head, ...body], format, options), fileName);
  return fileName;
}
