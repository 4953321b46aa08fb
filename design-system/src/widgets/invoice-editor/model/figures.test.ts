import { describe, expect, it } from 'vitest';
import {
  amountIn,
  eitherFigure,
  formatFigure,
  isFigureText,
  PERCENT,
  QUANTITY,
  readFigure,
  roundingOf,
} from './figures.ts';

const MONEY = amountIn('BRL');

describe('figures are typed the Portuguese way', () => {
  it.each([
    ['123,00', 12_300],
    ['1.234,56', 123_456],
    ['R$ 1.234,56', 123_456],
    ['0,5', 50],
    ['8,5751', 858],
    ['8,165', 817],
    ['2,135', 214],
    ['8,575', 858],
    ['10,075', 1008],
    ['8.165', 816_500],
    ['1e9', null],
    ['abc', null],
    ['', null],
  ])('%s is %d cents (XI-08)', (text, cents) => {
    expect(readFigure(text, MONEY)).toBe(cents);
  });

  it.each([
    ['0,333', 333],
    ['1,333', 1333],
    ['16', 16_000],
    ['-1', -1000],
  ])('%s is %d thousandths', (text, thousandths) => {
    expect(readFigure(text, QUANTITY)).toBe(thousandths);
  });

  it('shows what it read', () => {
    expect(formatFigure(123_456, MONEY)).toBe('1.234,56');
    expect(formatFigure(333, QUANTITY)).toBe('0,333');
    expect(formatFigure(2250, PERCENT)).toBe('22,5');
    expect(formatFigure(null, MONEY)).toBe('');
  });
});

it.each([
  ['JPY', '1.234', 1234, '1.234'],
  ['JPY', '1.234,5', 1235, '1.235'],
  ['KWD', '1,234', 1234, '1,234'],
  ['KWD', '1.234,5', 1_234_500, '1.234,500'],
  ['KWD', '0,0005', 1, '0,001'],
])('an amount in %s has its decimals: %s', (currency, text, cents, shown) => {
  expect(readFigure(text, amountIn(currency))).toBe(cents);
  expect(formatFigure(cents, amountIn(currency))).toBe(shown);
  expect(readFigure(shown, amountIn(currency))).toBe(cents);
});

it('tells what a figure was rounded to', () => {
  expect(roundingOf('8,165', MONEY)).toEqual({ kind: 'rounded', taken: 'R$\u00A08,17' });
  expect(roundingOf('7,125', PERCENT)).toEqual({ kind: 'rounded', taken: '7,13 %' });
  expect(roundingOf('1,2345', QUANTITY)).toEqual({ kind: 'rounded', taken: '1,235' });
  expect(['8,17', '8,1700', '-0'].map((text) => roundingOf(text, MONEY))).toEqual([undefined, undefined, undefined]);
});

it('a figure that can be two is none where decimals are written with a point', () => {
  expect(readFigure('8.165', MONEY, { typedSign: '.' })).toBeNull();
  expect(eitherFigure('8.165', MONEY, { typedSign: '.' })).toEqual({
    typed: '8.165',
    one: '8165,00',
    other: '8,165',
  });
  expect(isFigureText('8.165', MONEY)).toBe(true);
});

it('a share of a hundred has no groups', () => {
  expect(readFigure('7.125', PERCENT)).toBe(713);
  expect(readFigure('7.125', PERCENT, { typedSign: '.' })).toBe(713);
});

it('letters belong to no figure, a pasted amount does (XI-18)', () => {
  expect(['a', 'abc', '1e9'].filter((text) => isFigureText(text, MONEY))).toEqual([]);
  expect(['7', ',', 'R$ 1.234,56', '−'].filter((text) => !isFigureText(text, MONEY))).toEqual([]);
});
