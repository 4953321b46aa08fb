import { expect, it } from 'vitest';
import { readPastedLines } from './pasted-lines.ts';

it('takes rows of a spreadsheet as item, description, cost, quantity, discount and tax', () => {
  const text = 'eSIM Europe 10 GB\tFor the sales team\t1.234,56\t2,5\t10%\t22\r\nFamily trip insurance\t\t98,00\r\n';

  expect(readPastedLines(text, 'BRL')).toEqual([
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

it('takes columns by their names, in any order and language of the texts', () => {
  expect(readPastedLines('Qtd\tItem\tPreço\tTotal\n3\teSIM\t24\t72', 'BRL')).toEqual([
    { item: 'eSIM', description: '', price: 2400, quantity: 3000, discount: 0, taxes: [0] },
  ]);
});

it('a text of one cell is no line', () => {
  expect(readPastedLines('1.234,56', 'BRL')).toEqual([]);
});
