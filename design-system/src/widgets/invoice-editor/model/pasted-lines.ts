import { fold } from '../../../lib/i18n/search/fold.ts';
import { readNumber, signOfColumn } from '../../../lib/numbers/read-number.ts';
import type { DecimalSign } from '../../../lib/numbers/readings.ts';
import { EMPTY_LINE, type LineFields } from './editable-line.ts';
import { amountIn, type FigureKind, PERCENT, QUANTITY, readFigure, roundingOf } from './figures.ts';

type Column = 'item' | 'description' | 'price' | 'quantity' | 'discount' | 'tax' | 'total';

/** Names of columns in the languages of the texts, folded. */
const names: Record<Column, readonly string[]> = {
  item: ['item', 'items', 'task', 'service', 'product', 'servico', 'produto', 'article', 'artikel', 'leistung'],
  description: ['description', 'descricao', 'details', 'beschreibung'],
  price: [
    'price',
    'cost',
    'rate',
    'unit price',
    'unit cost',
    'preco',
    'custo',
    'valor',
    'preco unitario',
    'valor unitario',
    'preco unit',
    'valor unit',
    'vl unit',
    'vlr unit',
    'vl unitario',
    'prix',
    'prix unitaire',
    'preis',
    'einzelpreis',
  ],
  quantity: [
    'quantity',
    'qty',
    'hours',
    'quantidade',
    'qtd',
    'qtde',
    'quant',
    'horas',
    'quantite',
    'qte',
    'heures',
    'menge',
    'anzahl',
  ],
  discount: ['discount', 'desconto', 'remise', 'rabatt'],
  tax: ['tax', 'vat', 'imposto', 'iva', 'taxe', 'tva', 'steuer', 'mwst'],
  total: ['total', 'subtotal', 'amount', 'valor total', 'preco total', 'montant', 'prix total', 'betrag', 'summe'],
};

/** Lines made of what was pasted, and what was not taken as it stood there. */
export interface PastedLines {
  lines: LineFields[];
  /** Figures that are no number, or can be two. */
  unread: string[];
  /** Figures with more decimals than are kept. */
  rounded: { typed: string; taken: string }[];
}

/**
 * Lines copied from a spreadsheet, with costs in this currency. Named columns are taken by their names; without names, texts are item
 * and description, and figures are cost, quantity, discount and tax, in this order. Sums below the lines are left out. A figure that tells its decimal sign tells it for
 * all; else it is the comma. No lines for a text of one cell.
 */
export function readPastedLines(text: string, currency: string, typedSign?: DecimalSign): PastedLines {
  const pasted: PastedLines = { lines: [], unread: [], rounded: [] };
  const rows = cellsOf(text);
  const isTable = rows.length > 1 || (rows[0]?.length ?? 0) > 1;
  if (!isTable) return pasted;
  const head = headOf(rows[0] ?? []);
  const placed = withoutSums(
    (head ? rows.slice(1) : rows).map((cells) => ({ cells, columns: head ?? columnsOf(cells) })),
  );
  const sign = signOfColumn(placed.flatMap(figuresIn));
  const signs = sign ? { decimalSign: sign } : typedSign && { typedSign };
  const read = (cell: string, kind: FigureKind) => {
    const figure = readFigure(cell, kind, signs);
    if (figure === null && cell !== '') pasted.unread.push(cell);
    const rounding = roundingOf(cell, kind, signs);
    if (rounding && 'taken' in rounding) pasted.rounded.push({ typed: cell, taken: rounding.taken });
    return figure;
  };
  return { ...pasted, lines: placed.map((row) => lineOf(row, currency, read)) };
}

/** Pasted text as one line, without the quotes of a sheet; `undefined` where it has columns. */
export function pastedText(text: string): string | undefined {
  const rows = cellsOf(text);
  return rows.every(({ length }) => length === 1) ? rows.flat().join(' ') : undefined;
}

interface PlacedRow {
  cells: readonly string[];
  columns: readonly (Column | undefined)[];
}

/** Names of sums below the lines, folded. */
const sums: ReadonlySet<string> = new Set(
  'total,subtotal,sub total,sub-total,sous-total,zwischensumme,grand total,total geral,soma,summe,gesamt,somme,sum'.split(
    ',',
  ),
);

/** An invoice adds its lines up by itself: a sum among them would count twice. */
function withoutSums(rows: readonly PlacedRow[]): readonly PlacedRow[] {
  const last = rows.findLastIndex(({ cells, columns }) => !sums.has(bareName(cells[columns.indexOf('item')] ?? '')));
  return last < 0 ? rows : rows.slice(0, last + 1);
}

const figureColumns: ReadonlySet<Column | undefined> = new Set(['price', 'quantity', 'discount', 'tax', 'total']);

const figuresIn = ({ cells, columns }: PlacedRow) => cells.filter((_, index) => figureColumns.has(columns[index]));

/** A cell with breaks, tabs or quotes of its own stands in quotes, each of its quotes twice. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n?|\n|$)/g;

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(CELL)) {
    const cell = quoted?.replaceAll('""', '"') ?? bare;
    rows.at(-1)?.push(cell.replaceAll(/\s+/g, ' ').trim());
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** The columns that the first row names; nothing when it names no item. A description without an item is the item. */
function headOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map(columnOf);
  const isItem = columns.includes('item') ? 'item' : 'description';
  if (!columns.includes(isItem) || columns.filter(Boolean).length < 2) return undefined;
  return columns.map((column) => (column === isItem ? 'item' : column));
}

const bareName = (name: string): string => fold(name.replaceAll(/\(.*?\)|[%.:*]/g, '')).trim();

/** The column of a name such as `Preço (R$)`, `Qtd.` or `Discount %`. */
function columnOf(name: string): Column | undefined {
  const bare = bareName(name);
  return (Object.keys(names) as Column[]).find((column) => names[column].includes(bare));
}

function columnsOf(cells: readonly string[]): (Column | undefined)[] {
  const texts: Column[] = ['item', 'description'];
  const figures: Column[] = ['price', 'quantity', 'discount', 'tax'];
  return cells.map((cell) => {
    // Between figures, an empty cell is a figure that was left out; else it only keeps the columns apart.
    if (cell === '') return figures.length < 4 ? figures.shift() : undefined;
    // The first cell names the item, even one that is called 2030.
    const isText = texts.length === 2 || readNumber(cell, { affixes: ['%'] }) === undefined;
    return isText ? texts.shift() : figures.shift();
  });
}

function lineOf(
  { cells, columns }: PlacedRow,
  currency: string,
  read: (cell: string, kind: FigureKind) => number | null,
): LineFields {
  const cell = (wanted: Column) => cells[columns.indexOf(wanted)] ?? '';
  return {
    item: cell('item'),
    description: cell('description'),
    price: read(cell('price'), amountIn(currency)),
    quantity: cell('quantity') === '' ? EMPTY_LINE.quantity : read(cell('quantity'), QUANTITY),
    discount: read(cell('discount'), PERCENT) ?? 0,
    taxes: [read(cell('tax'), PERCENT) ?? 0],
  };
}
