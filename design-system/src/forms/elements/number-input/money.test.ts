import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencySign, formatAmount, parseAmount } from './money.ts';

describe('an amount that was typed', () => {
  it.each([
    ['1234', 1234],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['1.234', 1234],
    ['1,234', 1234],
    ['1234.567', 1234.57],
    ['0,125', 0.13],
    [',5', 0.5],
    ['12,', 12],
    ['12.34567', 12.35],
    ['R$ 12,90', 12.9],
    ['-R$ 12,90', -12.9],
    ['R$ −12,90', -12.9],
    ['12 BRL', 12],
    ['  7  ', 7],
  ])('%j is read as %d', (text, amount) => {
    expect(parseAmount(text, 'BRL')).toBe(amount);
  });

  it.each(['', ' ', 'R$', 'twelve', '1a2', '--5', ',', '1e3', 'Infinity'])('%j is no amount', (text) => {
    expect(parseAmount(text, 'BRL')).toBeNull();
  });

  it('keeps no more decimals than its currency has', () => {
    expect(parseAmount('1.234,56', 'JPY')).toBe(1235);
  });

  it('is the same after it was written', () => {
    const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });
    fc.assert(
      fc.property(cents, (amountInCents) => {
        const amount = amountInCents / 100;
        expect(parseAmount(formatAmount(amount, 'BRL'), 'BRL')).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});

describe('an amount in the field', () => {
  it('is written in Portuguese, with the decimals of its currency', () => {
    expect(formatAmount(1234.5, 'BRL')).toBe('1.234,50');
    expect(formatAmount(1234.5, 'JPY')).toBe('1.235');
  });

  it('stands beside the sign of its currency', () => {
    expect(currencySign('BRL')).toBe('R$');
    expect(currencySign('EUR')).toBe('€');
  });
});
