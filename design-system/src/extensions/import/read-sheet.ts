import type { CellValue } from '../../lib/files/spreadsheet-safe.ts';

export interface Sheet {
  /** The names of the columns, from the first row. */
  header: string[];
  /** The rows below it, each as long as the header. */
  rows: CellValue[][];
}

/** Why a file was not read. */
export type SheetProblem = 'otherKind' | 'oldKind' | 'tooLarge' | 'broken' | 'quotes' | 'empty';

export class SheetError extends Error {
  readonly problem: SheetProblem;
  /** The row where it was found, counted from one, when it is known. */
  readonly row: number | undefined;

  constructor(problem: SheetProblem, { row, ...options }: ErrorOptions & { row?: number | undefined } = {}) {
    super(`The sheet was not read: ${problem}`, options);
    this.problem = problem;
    this.row = row;
  }
}

/** As much as a browser reads without making people wait. */
const mostBytes = 10_000_000;

/** Reads the first sheet of a file that a person chose. Its code arrives with the first file. */
export async function readSheet(file: File): Promise<Sheet> {
  const read = readers[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!read) throw new SheetError(/\.xls$/i.test(file.name) ? 'oldKind' : 'otherKind');
  if (file.size > mostBytes) throw new SheetError('tooLarge');

  const cells = await read(file).catch((cause: unknown) => {
    throw cause instanceof SheetError ? cause : new SheetError('broken', { cause });
  });
  return sheetOf(cells);
}

type Reader = (file: File) => Promise<CellValue[][]>;

const readers: Record<string, Reader | undefined> = { xlsx: readWorkbook, csv: readText, txt: readText };

async function readWorkbook(file: File): Promise<CellValue[][]> {
  const { readSheet: read } = await import('read-excel-file/universal');
  const rows: readonly unknown[][] = await read(file);
  return rows.map((row) => row.map((cell) => (isCell(cell) ? cell : null)));
}

function isCell(cell: unknown): cell is CellValue {
  return ['string', 'number', 'boolean'].includes(typeof cell) || cell instanceof Date;
}

async function readText(file: File): Promise<CellValue[][]> {
  const text = decode(await file.arrayBuffer());
  // A picture or a program with another ending; no table holds this character.
  if (text.includes('\0')) throw new Error('Not a text.');
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  // After a quote that nobody closed, the rest of the file would become one cell.
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) throw new SheetError('quotes', { row: unclosed.row === undefined ? undefined : unclosed.row + 1 });
  return data;
}

/** Files that are not UTF-8 come from spreadsheet programs that save in Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function sheetOf([first = [], ...rows]: CellValue[][]): Sheet {
  const filled = rows.filter((row) => row.some((cell) => cell !== null && cell !== ''));
  const width = filled.reduce((widest, { length }) => Math.max(widest, length), first.length);
  if (filled.length === 0) throw new SheetError('empty');
  return {
    header: Array.from({ length: width }, (_, index) => String(first[index] ?? '')),
    rows: filled.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? null)),
  };
}
