import { readDigits } from '../../../forms/elements/number-input/reading/read-number.ts';
import { fold } from '../../../lib/i18n/search/fold.ts';
import { EMPTY_LINE, type LineFields } from './editable-line.ts';
import { amountIn, type FigureKind, PERCENT, QUANTITY, readFigure } from './figures.ts';

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

/**
 * Lines copied from a spreadsheet, with costs in this currency. Named columns are taken by their names; without names, texts are item
 * and description, and figures are cost, quantity, discount and tax, in this order. Nothing for a text of one cell.
 */
export function readPastedLines(text: string, currency: string): LineFields[] {
  const rows = cellsOf(text);
  const isTable = rows.length > 1 || (rows[0]?.length ?? 0) > 1;
  if (!isTable) return [];
  const head = headOf(rows[0] ?? []);
  return (head ? rows.slice(1) : rows).map((cells) => lineOf(cells, head ?? columnsOf(cells), currency));
}

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

/** The column of a name such as `Preço (R$)`, `Qtd.` or `Discount %`. */
function columnOf(name: string): Column | undefined {
  const bare = fold(name.replaceAll(/\(.*?\)|[%.:*]/g, '')).trim();
  return (Object.keys(names) as Column[]).find((column) => names[column].includes(bare));
}

function columnsOf(cells: readonly string[]): (Column | undefined)[] {
  const texts: Column[] = ['item', 'description'];
  const figures: Column[] = ['price', 'quantity', 'discount', 'tax'];
  return cells.map((cell) => {
    // Between figures, an empty cell is a figure that was left out; else it only keeps the columns apart.
    if (cell === '') return figures.length < 4 ? figures.shift() : undefined;
    // The first cell names the item, even one that is called 2030.
    const isText = texts.length === 2 || readDigits(cell, { affixes: ['%'] }) === undefined;
    return isText ? texts.shift() : figures.shift();
  });
}

function lineOf(cells: readonly string[], columns: readonly (Column | undefined)[], currency: string): LineFields {
  const cell = (wanted: Column) => cells[columns.indexOf(wanted)] ?? '';
  const figure = (wanted: Column, kind: FigureKind) => readFigure(cell(wanted), kind);
  return {
    item: cell('item'),
    description: cell('description'),
    price: figure('price', amountIn(currency)),
    quantity: cell('quantity') === '' ? EMPTY_LINE.quantity : figure('quantity', QUANTITY),
    discount: figure('discount', PERCENT) ?? 0,
    taxes: [figure('tax', PERCENT) ?? 0],
  };
}
