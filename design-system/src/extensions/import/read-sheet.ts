import { decodeText } from '../../lib/files/decode-text.ts';
import { plainlyCut, separatorOf } from '../../lib/files/separator.ts';
import { type CellValue, withoutSafetyQuote } from '../../lib/files/spreadsheet-safe.ts';
import { formatterFor } from '../../lib/i18n/format-value.ts';
import { SheetError } from './sheet-error.ts';

export interface Sheet {
  /** The names of the columns, from the first row. */
  header: string[];
  /** The rows below it, each as long as the header. */
  rows: CellValue[][];
}

/** As much as a browser reads without making people wait. */
const mostBytes = 10_000_000;

/** Reads the first sheet of a file that a person chose. Its code arrives with the first file. */
export async function readSheet(file: File): Promise<Sheet> {
  const ending = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (foreign.has(ending)) throw new SheetError('foreignKind');
  const isOld = ending === 'xls';
  if (!isOld && !endings.has(ending)) throw new SheetError('otherKind');
  if (file.size > mostBytes) throw new SheetError('tooLarge');
  const bytes = await bytesOf(file);
  // The content decides, not the ending: programs save workbooks as csv, and reports as xls.
  const read = begins(bytes, zip) ? readWorkbook : workbooks.has(ending) ? undefined : readText;
  if (bytes.length === 0) throw new SheetError('blank');

  try {
    if (!read) throw new Error('Not a workbook.');
    return await read(bytes);
  } catch (cause) {
    if (cause instanceof SheetError && !(isOld && cause.problem === 'otherKind')) throw cause;
    throw new SheetError(isOld ? 'oldKind' : ending ? 'broken' : 'otherKind', { cause });
  }
}

/** Spreadsheets of other programs, and the binary form of workbooks. */
const foreign: ReadonlySet<string> = new Set(['ods', 'fods', 'numbers', 'xlsb', 'gsheet']);
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

/** The first sheet that is not empty, of those that people see where there is one. */
async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  const [
    { pack, partsOf, shownIn, unpack },
    { usualWorkbook },
    { checkReach },
    { epochIn, timeOrDay },
    { default: read },
  ] = await Promise.all([
    import('./workbook/workbook-parts.ts'),
    import('./workbook/usual-workbook.ts'),
    import('./workbook/sheet-reach.ts'),
    import('./workbook/sheet-days.ts'),
    import('read-excel-file/universal'),
  ]);
  const files = await unpack(bytes);
  const usual = usualWorkbook(files);
  const parts = partsOf(usual);
  checkReach(parts.sheets);
  const epoch = epochIn(parts.workbook);
  const readable = usual === files ? bytes : await pack(usual);
  const sheets = await read(readable.buffer, { trim: false });
  const isShown = shownIn(parts.workbook);
  const filled = sheets
    .toSorted((one, other) => Number(isShown[sheets.indexOf(other)]) - Number(isShown[sheets.indexOf(one)]))
    .find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  const rows: readonly (readonly unknown[])[] = filled?.data ?? [];
  return sheetOf(rows.map((row) => row.map((cell) => (isCell(cell) ? timeOrDay(cell, epoch) : null))));
}

function isCell(cell: unknown): cell is CellValue {
  return ['string', 'number', 'boolean'].includes(typeof cell) || cell instanceof Date;
}

/** Reports that call themselves a spreadsheet. */
const markup = /^\s*<(?:!doctype|\?xml|html|table|meta|head|style)/i;

/** The first line of Excel's own, which names the separator. */
const separatorLine = /^"?sep=([^\r\n]?)"?\1*(?:\r\n?|\n|$)/i;

async function readText(bytes: Uint8Array): Promise<Sheet> {
  const { text: whole, isMarked } = decodeText(bytes);
  // A picture or a program with another ending; few tables hold this character, and none without saying that they are text.
  if (!isMarked && whole.includes('\0')) throw new Error('Not a text.');
  if (markup.test(whole)) throw new SheetError('otherKind');
  const [line = '', named] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(line.length);
  const separator = named || separatorOf(text);
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(plainlyCut(text, separator), {
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

/** Rows without anything in them are none, also above the names of the columns, and so are columns without a name. */
function sheetOf(rows: CellValue[][]): Sheet {
  const [first = [], ...filled] = rows.filter((row) => row.some(isFilled));
  if (filled.length === 0) throw new SheetError('empty');
  const width = filled.reduce((widest, { length }) => Math.max(widest, length), first.length);
  const used = Array.from({ length: width }, (_, index) => index).filter(
    (index) => isFilled(first[index]) || filled.some((row) => isFilled(row[index])),
  );
  return {
    header: used.map((index) => headerOf(first[index] ?? '')),
    rows: filled.map((row) => used.map((index) => row[index] ?? null)),
  };
}

const isFilled = (cell: CellValue | undefined) => cell !== undefined && cell !== null && cell !== '';

const headerOf = (cell: string | number | boolean | Date) => (cell instanceof Date ? nameOf(cell) : String(cell));
