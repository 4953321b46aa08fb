import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberNotation } from './number-notation.ts';
import { numbersTaken } from './reading/number.takes.ts';

describe('a number that was typed', () => {
  it.each([
    ['1.500', 1500],
    // A comma is the decimal sign, also before three digits.
    ['1,500', 1.5],
    ['8,165', 8.165],
    ['-2,135', -2.135],
    ['12,345', 12.345],
    ['12.345', 12_345],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    ['-1.500', -1500],
    ['−1,5', -1.5],
    ['1 500', 1500],
    ['1\u00A0500', 1500],
    ['R$ 12', 12],
    ['R$\u00A012,00', 12],
    ['US$ 2.500,00', 2500],
    ['2,500.00 USD', 2500],
    ['2500.00', 2500],
    ['€ 12,-', 12],
    ['+12', 12],
    ['12-', -12],
    ['(12)', -12],
    ['R$ (1.234,50)', -1234.5],
    ['(R$ 12)', -12],
    ['-R$ 12', -12],
    ['R$ -12', -12],
    ['12%', 12],
    ['12,34,567', 1_234_567],
    ["1’234'567", 1_234_567],
    ['１２', 12],
    ['١٬٢٣٤٫٥٦', 1234.56],
    ['1`234.56', 1234.56],
    ['1.234,50 kr', 1234.5],
    ['Rs. 1,23,456.00', 123_456],
    ['12,50 zł', 12.5],
    ['12 reais', 12],
  ])('%j is read as %d', (text, number) => {
    expect(numberNotation().read(text)).toBe(number);
  });

  it.each([
    '',
    '-',
    ',',
    'ten',
    '1x2',
    '1-2',
    '--5',
    '(-5)',
    '12 mil',
    '12k',
    '21.11.2026',
    '192.168.0.1',
    '11 91234 5678',
    '1e3',
    'R$ R$ 5',
  ])('%j is no number', (text) => {
    expect(numberNotation().read(text)).toBeNull();
  });

  it('may stand beside what its format writes', () => {
    const reais = numberNotation({ format: { style: 'currency', currency: 'BRL' } });
    expect(reais.read('R$ 1.500,00')).toBe(1500);
    expect(reais.read('-R$ 1.500')).toBe(-1500);
    expect(numberNotation({ format: { style: 'unit', unit: 'kilometer-per-hour' } }).read('1.500 km/h')).toBe(1500);
  });

  it('is a hundredth where its format writes percent', () => {
    const percent = numberNotation({ format: { style: 'percent', maximumFractionDigits: 1 } });
    expect(percent.read('1,1%')).toBe(0.011);
    expect(percent.read('-12.5')).toBe(-0.125);
  });

  it.each([
    ['8.165', ['8165', '8,165']],
    ['-12.345', ['-12345', '-12,345']],
    ['1.500 kg', ['1500', '1,5']],
  ])('%j can be two where the language writes decimals with a point, and is neither then', (typed, [one, other]) => {
    const english = numberNotation({ typedSign: '.', suffix: 'kg' });
    expect(english.read(typed)).toBeNull();
    expect(english.twoReadingsOf(typed)).toEqual({ typed, one, other });
    expect(numberNotation({ typedSign: ',', suffix: 'kg' }).twoReadingsOf(typed)).toBeUndefined();
  });

  it.each(['8.17', '0.125', '1234.567', '1.234.567', '1.234,5', '8,165', '8165'])(
    '%j is one number in every language',
    (typed) => {
      expect(numberNotation({ typedSign: '.' }).read(typed)).toBe(numberNotation().read(typed));
      expect(numberNotation({ typedSign: '.' }).read(typed)).not.toBeNull();
    },
  );

  it('can only be grouped where there are no decimals', () => {
    expect(numberNotation({ typedSign: '.', step: 1 }).read('8.165')).toBe(8165);
    expect(numberNotation({ typedSign: '.', format: { maximumFractionDigits: 0 } }).read('8.165')).toBe(8165);
  });
});

it.each(numbersTaken)('its page is right about $becomes', ({ forms, becomes }) => {
  expect(forms.map((text) => numberNotation().read(text))).toEqual(forms.map(() => Number(becomes)));
});

describe('a number in a field', () => {
  it('is Portuguese, and has no groups while it is changed', () => {
    const reais = numberNotation({ format: { style: 'currency', currency: 'BRL' } });
    expect(reais.write(1234.5)).toBe('R$\u00A01.234,50');
    expect(reais.formatForEditing(1234.5)).toBe('R$\u00A01234,50');
    expect(numberNotation().formatForEditing(1234.56789)).toBe('1234,56789');
  });

  it.each([1500, 12.345, 0.125, -1234.5, 1_234_567.891])(
    '%d means the same when it is typed as it stands',
    (number) => {
      const { read, formatForEditing } = numberNotation();
      expect(read(formatForEditing(number))).toBe(number);
    },
  );

  it.each(['', '-', '1.', '1,234,', "1'000", 'R$ 12', '12%', '١٢'])('%j may become a number in some format', (text) => {
    const formats = [{}, { style: 'percent' }, { style: 'currency', currency: 'BRL' }] as const;
    expect(formats.some((format) => numberNotation({ format }).isBeginning(text))).toBe(true);
  });
});

describe('a number as another program writes it (BR2-15)', () => {
  const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }).map((amount) => amount / 100 || 0);
  const locales = fc.constantFrom('pt-BR', 'en', 'de', 'fr', 'de-CH', 'en-IN', 'es', 'ja');
  const currencies = fc.constantFrom('BRL', 'USD', 'EUR', 'GBP', 'CHF');
  const displays = fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const);
  const signs = fc.constantFrom('standard' as const, 'accounting' as const);

  it('is read as what it is, with two decimals', () => {
    fc.assert(
      fc.property(cents, locales, (number, locale) => {
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(number);
        expect(numberNotation().read(text)).toBe(number);
      }),
    );
  });

  it('is read as what it is, with a currency', () => {
    fc.assert(
      fc.property(
        cents,
        locales,
        currencies,
        displays,
        signs,
        (number, locale, currency, currencyDisplay, currencySign) => {
          const style = { style: 'currency', currency, currencyDisplay, currencySign } as const;
          const text = new Intl.NumberFormat(locale, style).format(number);
          expect(numberNotation().read(text)).toBe(number);
          expect(numberNotation({ format: { style: 'currency', currency: 'BRL' } }).read(text)).toBe(number);
        },
      ),
    );
  });

  it('is read as what it is, in percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), locales, (tenths, locale) => {
        const style = { style: 'percent', minimumFractionDigits: 1 } as const;
        const number = Number(`${tenths}e-3`) || 0;
        const text = new Intl.NumberFormat(locale, style).format(number);
        expect(numberNotation({ format: style }).read(text)).toBe(number);
      }),
    );
  });
});
