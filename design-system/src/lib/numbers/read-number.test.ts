import { NumberParser } from '@internationalized/number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFigures, readNumber } from './read-number.ts';
import type { DecimalSign } from './readings.ts';
import { wholeOf } from './round.ts';

const locales = [
  { locale: 'pt-BR', decimalSign: ',' },
  { locale: 'de', decimalSign: ',' },
  { locale: 'fr', decimalSign: ',' },
  { locale: 'en', decimalSign: '.' },
] as const satisfies { locale: string; decimalSign: DecimalSign }[];

/** Digits as people type them: a whole, its sign, and any number of decimals. */
const typed = fc.record({
  whole: fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 999_999_999 })).map(String),
  decimals: fc.stringMatching(/^\d{0,6}$/),
  isNegative: fc.boolean(),
});

describe('the decimal sign of the field', () => {
  it.each(['8,165', '2,135', '8,575', '10,075'])('ends the whole in %j, however many digits follow', (text) => {
    expect(readNumber(text)).toEqual({ figures: text.replace(',', '.') });
    expect(readNumber(text, { typedSign: '.' })).toEqual({ figures: text.replace(',', '.') });
  });

  it('is the decimal sign of whatever is typed in its language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), typed, ({ decimalSign }, { whole, decimals, isNegative }) => {
        const minus = isNegative ? '-' : '';
        const figures = readFigures(`${minus}${whole}${decimals && decimalSign}${decimals}`, { decimalSign });
        expect(figures).toBe(`${minus}${whole}.${decimals || 0}`);
      }),
    );
  });
});

describe('a field that is left', () => {
  const shownAs = (locale: string, decimals: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

  it('shows what its language writes, and reads it back as the same', () => {
    const places = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...locales), typed, places, ({ locale, decimalSign }, digits, decimals) => {
        const { whole, decimals: behind, isNegative } = digits;
        const exact = `${isNegative ? '-' : ''}${whole}.${behind || 0}` as Intl.StringNumericLiteral;
        const reading = { decimalSign, hasDecimals: decimals > 0 };
        const figures = readFigures(exact.replace('.', decimalSign), reading) ?? '';
        const taken = wholeOf(figures, decimals);
        const shown = shownAs(locale, decimals).format(`${taken}e-${decimals}` as Intl.StringNumericLiteral);

        // Intl rounds the digits themselves, half away from zero.
        expect(shown).toBe(
          shownAs(locale, decimals)
            .format(exact)
            .replace(/^-(?=[0.,]+$)/, ''),
        );
        expect(wholeOf(readFigures(shown, reading) ?? '', decimals)).toBe(taken);
        expect(new NumberParser(locale, { maximumFractionDigits: 3 }).parse(shown)).toBe(taken / 10 ** decimals);
      }),
    );
  });
});

describe('a sign of another language', () => {
  it.each([
    ['8.165', '8165.0'],
    ['8.17', '8.17'],
    ['1234.567', '1234.567'],
    ['0.125', '0.125'],
    ['1,234.56', '1234.56'],
    ['1,234,567', '1234567.0'],
  ])('groups in %j only where it can', (text, figures) => {
    expect(readNumber(text)).toEqual({ figures });
  });

  it('is asked for where it can also be that of the person', () => {
    expect(readNumber('8.165', { typedSign: '.' })).toEqual({ figures: '8165.0', other: '8.165' });
    expect(readNumber('-8.165', { typedSign: '.' })).toEqual({ figures: '-8165.0', other: '-8.165' });
    expect(readNumber('8.165', { typedSign: '.', hasDecimals: false })).toEqual({ figures: '8165.0' });
    expect(readNumber('8,165', { decimalSign: '.', typedSign: ',' })).toEqual({ figures: '8165.0', other: '8.165' });
  });
});

it.each([
  ['8.165', 2, 817],
  ['-8.165', 2, -817],
  ['10.075', 2, 1008],
  ['0.4999999999999999999999', 0, 0],
  ['-0.004', 2, 0],
  ['9007199254740993.0', 0, 9_007_199_254_740_992],
])('%s with %d decimals is rounded half away from zero by its digits', (figures, decimals, whole) => {
  expect(wholeOf(figures, decimals)).toBe(whole);
});
