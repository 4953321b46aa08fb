import { describe, expect, it } from 'vitest';
import { pastedText, readPastedLines } from './pasted-lines.ts';

it('takes rows of a spreadsheet as item, description, cost, quantity, discount and tax', () => {
  const text = 'eSIM Europe 10 GB\tFor the sales team\t1.234,56\t2,5\t10%\t22\r\nFamily trip insurance\t\t98,00\r\n';

  expect(readPastedLines(text, 'BRL').lines).toEqual([
    {
      item: 'eSIM Europe 10 GB',
      description: 'For the sales team',
      price: 123_456,
      quantity: 2500,
      discount: 1000,
      taxes: [2200],
    },
    { item: 'Family trip insurance', description: '', price: 9800, quantity: 1000, discount: 0, taxes: [0] },
  ]);
});

it.each([
  'Qtd\tItem\tPreço\tTotal\n3\teSIM\t24\t72',
  'Item\tQtd\tPreço unit.\neSIM\t3\t24',
  'Produto\tQuant.\tVl. Unit.\tTotal\neSIM\t3\t24\t72',
  'Preço unit.\tItem\tQtde\r24\teSIM\t3\r',
])('takes columns by their names, in any order and language of the texts: %j', (text) => {
  expect(readPastedLines(text, 'BRL').lines).toEqual([
    { item: 'eSIM', description: '', price: 2400, quantity: 3000, discount: 0, taxes: [0] },
  ]);
});

it.each([
  ['Descrição\tQtd.\tPreço (R$)\tDesconto %\neSIM\t3\t1.234,56\t10', { discount: 1000 }],
  ['Item\tCost\tQty\tDiscount %\tTax %\tPrice\neSIM\t1.234,56\t3\t\t22\t3.703,68', { taxes: [2200] }],
  ['eSIM\t\t1.234,56\t3\t\t22', { taxes: [2200] }],
])('a column keeps its meaning beside an empty one: %j', (text, rest) => {
  expect(readPastedLines(text, 'BRL').lines).toEqual([
    { item: 'eSIM', description: '', price: 123_456, quantity: 3000, discount: 0, taxes: [0], ...rest },
  ]);
});

it('a cell with a break or quotes of its own stays one cell', () => {
  const [line, ...others] = readPastedLines('"Room\nwith ""sea"" view"\t2 nights\t98,00\n', 'BRL').lines;

  expect(others).toEqual([]);
  expect(line).toMatchObject({ item: 'Room with "sea" view', description: '2 nights', price: 9800, quantity: 1000 });
});

it.each([
  ['Bagagem despachada\nSeguro incluso', 'Bagagem despachada Seguro incluso'],
  ['"Bagagem\nSeguro"', 'Bagagem Seguro'],
  ['"Quarto\r\ncom ""vista"" norte"\r\n', 'Quarto com "vista" norte'],
  ['Chip\t\t100,00\t2\nSim\t\t50,00\t1', undefined],
])('text of several lines is one text where it has no columns: %j', (text, one) => {
  expect(pastedText(text)).toBe(one);
});

it('costs have the decimals of their currency', () => {
  const cost = (text: string, currency: string) => readPastedLines(`eSIM\t${text}`, currency).lines[0]?.price;

  expect(cost('1.235', 'JPY')).toBe(1235);
  expect(cost('1,235', 'KWD')).toBe(1235);
  expect(cost('1.234,567', 'KWD')).toBe(1_234_567);
});

it('a text of one cell is no line', () => {
  expect(readPastedLines('1.234,56', 'BRL').lines).toEqual([]);
});

describe('the decimal sign of pasted figures', () => {
  const prices = (text: string, sign?: ',' | '.') => readPastedLines(text, 'BRL', sign).lines.map(({ price }) => price);

  it('is the comma', () => {
    expect(prices('eSIM\t8,165\neSIM\t8.165')).toEqual([817, 816_500]);
  });

  it('is the one that another figure of the table tells', () => {
    expect(prices('eSIM\t8,165\neSIM\t1,234.56')).toEqual([816_500, 123_456]);
    expect(prices('eSIM\t8.165\neSIM\t9.90', ',')).toEqual([817, 990]);
    expect(prices('eSIM\t8.165\neSIM\t1.234,56', '.')).toEqual([816_500, 123_456]);
  });

  it('is asked for where the language writes decimals with a point and no figure tells', () => {
    expect(readPastedLines('eSIM\t8.165\neSIM\t12', 'BRL', '.')).toMatchObject({
      lines: [{ price: null }, { price: 1200 }],
      unread: ['8.165'],
    });
  });

  it('is told of where a small cost is rounded, which makes a difference for many', () => {
    expect(readPastedLines('Chip\t\t0,139\t9.950\t15', 'BRL')).toMatchObject({
      lines: [{ price: 14, quantity: 9_950_000, discount: 1500 }],
      rounded: [{ typed: '0,139', taken: 'R$\u00A00,14' }],
    });
  });

  it('is told of with what was rounded, and what is no number', () => {
    expect(readPastedLines('Item\tPreço\neSIM\t8,165\neSIM\ton request', 'BRL')).toMatchObject({
      lines: [{ price: 817 }, { price: null }],
      rounded: [{ typed: '8,165', taken: 'R$\u00A08,17' }],
      unread: ['on request'],
    });
  });
});

it.each(['Total', 'Subtotal:', 'TOTAL GERAL', 'Summe', 'Sous-total'])(
  'leaves out the sum below the lines: %s',
  (name) => {
    const { lines } = readPastedLines(`Item\tPreço\nChip\t50,00\nSeguro\t10,00\n${name}\t60,00`, 'BRL');

    expect(lines.map(({ item }) => item)).toEqual(['Chip', 'Seguro']);
  },
);

it('keeps an item that is only called like a sum', () => {
  expect(readPastedLines('Total\t50,00\t1\nChip\t10,00\t1', 'BRL').lines.map(({ item }) => item)).toEqual([
    'Total',
    'Chip',
  ]);
});
