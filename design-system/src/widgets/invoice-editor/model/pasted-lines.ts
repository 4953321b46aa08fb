import { readDigits } from '../../../forms/elements/number-input/reading/read-number.ts';
import { fold } from '../../../lib/i18n/search/fold.ts';
import { EMPTY_LINE, type LineFields } from './editable-line.ts';
import { amountIn, type FigureKind, PERCENT, QUANTITY, readFigure } from './figures.ts';

type Column = 'item' | 'description' | 'price' | 'quantity' | 'discount' | 'tax' | 'total';

/** Names of columns in the languages of the texts, folded. */
const names: Record<Column, readonly string[]> = {
  item: ['item', 'items', 'service', 'product', 'servico', 'produto', 'article', 'artikel'],
  description: ['description', 'descricao', 'details', 'beschreibung'],
  price: ['price', 'cost', 'rate', 'unit price', 'preco', 'custo', 'valor', 'valor unitario', 'prix', 'preis'],
  quantity: ['quantity', 'qty', 'hours', 'quantidade', 'qtd', 'quantite', 'menge'],
  discount: ['discount', 'desconto', 'remise', 'rabatt'],
  tax: ['tax', 'vat', 'imposto', 'taxe', 'tva', 'steuer', 'mwst'],
  total: ['total', 'amount', 'montant', 'betrag', 'summe'],
};

/**
 * Lines copied from a spreadsheet. Named columns are taken by their names; without names, texts are item and description, and
 * figures are cost, quantity, discount and tax, in this order. Nothing for a text of one cell.
 */
export function readPastedLines(text: string, currency: string): LineFields[] {
  const rows = cellsOf(text);
  const isTable = rows.length > 1 || (rows[0]?.length ?? 0) > 1;
  if (!isTable) return [];
  const head = headOf(rows[0] ?? []);
  return (head ? rows.slice(1) : rows).map((cells) => lineOf(cells, head ?? columnsOf(cells), currency));
}

function cellsOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
}

/** The columns that the first row names; nothing when it names no item. */
function headOf(cells: readonly string[]): (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => (Object.keys(names) as Column[]).find((one) => names[one].includes(fold(cell))));
  return columns.includes('item') && columns.length > 1 ? columns : undefined;
}

function columnsOf(cells: readonly string[]): (Column | undefined)[] {
  const texts: Column[] = ['item', 'description'];
  const figures: Column[] = ['price', 'quantity', 'discount', 'tax'];
  return cells.map((cell) => {
    if (cell === '') return undefined;
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
    quantity: columns.includes('quantity') ? figure('quantity', QUANTITY) : EMPTY_LINE.quantity,
    discount: figure('discount', PERCENT) ?? 0,
    taxes: [figure('tax', PERCENT) ?? 0],
  };
}
