import type { CellValue } from '../export/spreadsheet-safe.ts';

export interface Sheet {
  /** The names of the columns, from the first row. */
  header: string[];
  /** The rows below it, each as long as the header. */
  rows: CellValue[][];
}

/** Why a file was not read. */
export type SheetProblem = 'otherKind' | 'oldKind' | 'tooLarge' | 'broken' | 'empty';

export class SheetError extends Error {
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem, options?: ErrorOptions) {
    super(`The sheet was not read: ${problem}`, options);
    this.problem = problem;
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
    throw new SheetError('broken', { cause });
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
  const text = await file.text();
  // A picture or a program with another ending; no table holds this character.
  if (text.includes('\0')) throw new Error('Not a text.');
  const { default: papa } = await import('papaparse');
  return papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

function sheetOf([first = [], ...rows]: CellValue[][]): Sheet {
  const filled = rows.filter((row) => row.some((cell) => cell !== null && cell !== ''));
  const width = Math.max(first.length, ...filled.slice(0, 1000).map((row) => row.length));
  if (filled.length === 0) throw new SheetError('empty');
  return {
    header: Array.from({ length: width }, (_, index) => String(first[index] ?? '')),
    rows: filled.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? null)),
  };
}
