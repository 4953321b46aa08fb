import { decodeText } from '../../lib/files/decode-text.ts';
import { separatorOf, withOneLineBreak } from '../../lib/files/separator.ts';
import { type CellValue, withoutSafetyQuote } from '../../lib/files/spreadsheet-safe.ts';
import { formatterFor } from '../../lib/i18n/format-value.ts';

export interface Sheet {
  /** The names of the columns, from the first row. */
  header: string[];
  /** The rows below it, each as long as the header. */
  rows: CellValue[][];
}

/** Why a file was not read. */
export type SheetProblem =
  | 'otherKind'
  | 'oldKind'
  | 'tooLarge'
  | 'blank'
  | 'unreadable'
  | 'broken'
  | 'quotes'
  | 'empty';

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
  const ending = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const isOld = ending === 'xls';
  if (!isOld && !endings.has(ending)) throw new SheetError('otherKind');
  if (file.size > mostBytes) throw new SheetError('tooLarge');
  const bytes = await bytesOf(file);
  // The content decides, not the ending: programs save workbooks as csv, and reports as xls.
  const read = begins(bytes, zip) ? readWorkbook : workbooks.has(ending) ? undefined : readText;
  if (isOld && read !== readWorkbook) throw new SheetError('oldKind');
  if (bytes.length === 0) throw new SheetError('blank');

  try {
    if (!read) throw new Error('Not a workbook.');
    return await read(bytes);
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError(ending ? 'broken' : 'otherKind', { cause });
  }
}

const workbooks: ReadonlySet<string> = new Set(['xlsx', 'xlsm']);
const endings: ReadonlySet<string> = new Set([...workbooks, 'csv', 'tsv', 'tab', 'txt', '']);

/** How the files begin that hold a workbook. */
const zip = [0x50, 0x4b, 0x03, 0x04];

const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Browsers hand over folders as files that cannot be read. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new SheetError('unreadable', { cause });
  }
}

/** The first sheet that is not empty. */
async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const { default: read } = await import('read-excel-file/universal');
  const sheets = await read(bytes.buffer);
  const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  const rows: readonly (readonly unknown[])[] = filled?.data ?? [];
  return sheetOf(rows.map((row) => row.map((cell) => (isCell(cell) ? withoutSafetyQuote(cell) : null))));
}

function isCell(cell: unknown): cell is CellValue {
  return ['string', 'number', 'boolean'].includes(typeof cell) || cell instanceof Date;
}

/** The first line of Excel's own, which names the separator. */
const separatorLine = /^"?sep=([^\r\n]?)"?\1*(?:\r\n?|\n|$)/i;

async function readText(bytes: Uint8Array): Promise<Sheet> {
  const { text: whole, isMarked } = decodeText(bytes);
  // A picture or a program with another ending; few tables hold this character, and none without saying that they are text.
  if (!isMarked && whole.includes('\0')) throw new Error('Not a text.');
  const [line = '', named] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(line.length);
  const separator = named || separatorOf(text);
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(withOneLineBreak(text, separator), {
    delimiter: separator,
    newline: '\n',
  });
  // After a quote that nobody closed, the rest of the file would become one cell.
  const unclosed = errors.find(({ type }) => type === 'Quotes');
  if (unclosed) throw new SheetError('quotes', { row: unclosed.row === undefined ? undefined : unclosed.row + 1 });
  return sheetOf(data.map((row) => row.map(asMeant)));
}

/** Excel writes `="007"` to keep a text a text. */
function asMeant(cell: string): string {
  const text = /^="((?:[^"]|"")*)"$/.exec(cell)?.[1];
  return text === undefined ? withoutSafetyQuote(cell) : text.replaceAll('""', '"');
}

const nameOf = formatterFor();

function sheetOf([first = [], ...rows]: CellValue[][]): Sheet {
  const filled = rows.filter((row) => row.some((cell) => cell !== null && cell !== ''));
  const width = filled.reduce((widest, { length }) => Math.max(widest, length), first.length);
  if (filled.length === 0) throw new SheetError('empty');
  return {
    header: Array.from({ length: width }, (_, index) => headerOf(first[index] ?? '')),
    rows: filled.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? null)),
  };
}

const headerOf = (cell: string | number | boolean | Date) => (cell instanceof Date ? nameOf(cell) : String(cell));
