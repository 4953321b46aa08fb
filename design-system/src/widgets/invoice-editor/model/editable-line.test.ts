import { expect, it } from 'vitest';
import { lineTotals } from '../../../lib/money/money.ts';
import { EMPTY_LINE, lineMistakes, moneyLineOf } from './editable-line.ts';

const line = { ...EMPTY_LINE, item: 'eSIM Europe 10 GB', price: 13_990 };

it.each([
  ['an empty quantity counts as nothing', null, 'missing', 0],
  ['a quantity below zero counts as nothing', -1000, 'negative', 0],
  ['a thousand million pieces are too many', 1_000_000_000_000, 'too large', 13_990 * 10_000],
  ['a third of a piece is taken', 333, undefined, 4659],
])('%s (XI-18)', (_, quantity, mistake, net) => {
  const written = { ...line, quantity };

  expect(lineMistakes(written).quantity).toBe(mistake);
  expect(lineTotals(moneyLineOf(written)).net).toBe(net);
});

it('a line without a name says so, and a blank one is no mistake', () => {
  expect(lineMistakes({ ...line, item: ' ' })).toEqual({ item: 'missing' });
  expect(lineMistakes(EMPTY_LINE)).toEqual({});
});
