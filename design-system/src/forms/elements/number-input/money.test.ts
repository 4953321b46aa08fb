import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOfCents } from '../../../lib/money/cents.ts';
import { currencySign, figuresOfAmount, formatAmount, formatPrice, parseAmount } from './money.ts';
import { adjustmentOf } from './reading/adjustment.ts';

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
    // A comma is the decimal sign, also before three digits.
    ['1,234', 1.23],
    ['8,165', 8.17],
    ['2,135', 2.14],
    ['8,575', 8.58],
    ['10,075', 10.08],
    ['-8,165', -8.17],
    ['R$ 8,165', 8.17],
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
    ['8,5750', 8.58],
    ['-1,0050', -1.01],
  ])('%j is read as %d', (text, amount) => {
    expect(parseAmount(text, 'BRL')).toBe(amount);
  });

  it.each(['', ' ', 'R$', 'twelve', '1a2', '--5', ',', '1e3', 'Infinity'])('%j is no amount', (text) => {
    expect(parseAmount(text, 'BRL')).toBeNull();
  });

  it('is asked for where a point can group or end the whole', () => {
    expect(parseAmount('8.165', 'BRL', ',')).toBe(8165);
    expect(parseAmount('8.165', 'BRL', '.')).toBeNull();
    expect(parseAmount('8,165', 'BRL', '.')).toBe(8.17);
    expect(parseAmount('8.165', 'JPY', '.')).toBe(8165);
  });

  it('keeps no more decimals than its currency has', () => {
    expect(parseAmount('1.234,56', 'JPY')).toBe(1235);
    expect(parseAmount('1.234,5678', 'KWD')).toBe(1234.568);
  });

  it.each(['1,234', '¥1,234', '￥１，２３４', '1.234'])(
    'has groups alone where its currency has no decimals: %s',
    (text) => {
      expect(parseAmount(text, 'JPY')).toBe(1234);
    },
  );

  it.each(['5,-', '€ 5,-', '5,- €', '5,-- €', '5,– EUR', '5.- Fr.'])('may have a dash for no cents: %s', (text) => {
    expect(parseAmount(text, 'EUR')).toBe(5);
  });

  it.each(['BRL', 'JPY', 'KWD'])('is the same after it was written in %s', (currency) => {
    const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });
    fc.assert(
      fc.property(cents, (some) => {
        const amount = amountOfCents(some, currency);
        expect(parseAmount(formatAmount(amount, currency), currency)).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });
});

it('an amount is the same as any language of the app writes it, with any of its currencies', () => {
  const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }).map((amount) => amount / 100 || 0);
  const locales = fc.constantFrom('pt-BR', 'en', 'fr', 'de');
  const currencies = fc.constantFrom('BRL', 'USD', 'EUR');
  const displays = fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const);
  fc.assert(
    fc.property(cents, locales, currencies, displays, (amount, locale, currency, currencyDisplay) => {
      const text = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).format(amount);
      expect(parseAmount(text, currency)).toBe(amount);
    }),
  );
});

describe('an amount that a field took', () => {
  const taken = (text: string, currency = 'BRL') => {
    const amount = parseAmount(text, currency) ?? 0;
    const [typed = '', written = ''] = [text, formatAmount(amount, currency)].map((one) =>
      figuresOfAmount(one, currency),
    );
    return adjustmentOf({ typed, taken: written, write: (number) => formatPrice(number, currency) });
  };

  it.each(['10,35', '10,350', '010,35', 'R$ 1.234,5', '-0', '1,234.50'])('%j is the one that was typed', (text) => {
    expect(taken(text)).toBeUndefined();
  });

  it.each([
    ['0,346', 'R$\u00A00,35'],
    ['8,165', 'R$\u00A08,17'],
    ['10,075', 'R$\u00A010,08'],
    ['10,3449', 'R$\u00A010,34'],
    ['-0,001', '-R$\u00A00,00'],
    ['9007199254740993', 'R$\u00A09.007.199.254.740.992,00'],
  ])('%j was rounded to %j', (text, rounded) => {
    expect(taken(text)).toEqual({ kind: 'rounded', taken: rounded });
  });
});

describe('an amount in the field', () => {
  it('is written in Portuguese, with the decimals of its currency', () => {
    expect(formatAmount(1234.5, 'BRL')).toBe('1.234,50');
    expect(formatAmount(1234.5, 'JPY')).toBe('1.235');
    expect(formatAmount(1.5, 'KWD')).toBe('1,500');
  });

  it('stands beside the sign of its currency', () => {
    expect(currencySign('BRL')).toBe('R$');
    expect(currencySign('EUR')).toBe('€');
  });
});
