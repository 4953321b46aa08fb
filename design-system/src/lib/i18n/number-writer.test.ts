import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberWriter } from './number-writer.ts';

const formats: Intl.NumberFormatOptions[] = [
  {},
  { style: 'currency', currency: 'USD' },
  { style: 'currency', currency: 'JPY' },
  { style: 'currency', currency: 'KWD', currencyDisplay: 'code' },
  { style: 'currency', currency: 'BRL', currencyDisplay: 'name' },
  { style: 'currency', currency: 'EUR', currencySign: 'accounting' },
  { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
  { style: 'percent', maximumFractionDigits: 1 },
  { style: 'unit', unit: 'day', unitDisplay: 'long' },
  { notation: 'compact' },
  { useGrouping: false },
  { maximumSignificantDigits: 3 },
  { minimumIntegerDigits: 2 },
  { signDisplay: 'exceptZero' },
  { roundingIncrement: 5, minimumFractionDigits: 2, maximumFractionDigits: 2 },
];
const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((amount) => amount / 100);
const numbers = fc.oneof(cents, fc.integer(), fc.double(), fc.maxSafeInteger());

describe('many numbers', () => {
  it.each(formats)('are written as Intl writes them: %j', (format) => {
    const write = numberWriter(format);
    const intl = new Intl.NumberFormat('pt-BR', format);
    for (let count = 0; count < 300; count += 1) write(count);

    fc.assert(
      fc.property(numbers, (value) => {
        expect(write(value)).toBe(intl.format(value));
      }),
    );
  });
});
