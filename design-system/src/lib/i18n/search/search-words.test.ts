import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { formatterFor } from '../format-value.ts';
import { hasWords, searchableText, searchWords } from './search-words.ts';

const isFound = (query: string, text: string) => hasWords(fold(searchableText(text)), searchWords(query));

describe('a written number', () => {
  const dollars = formatterFor({ style: 'currency', currency: 'USD' });

  it.each([
    '39709',
    '39709,88',
    '39709.88',
    '39709,',
    '39.709',
    '39.709,88',
    '39,709.88',
    '39 709,88',
    '39\u00a0709,88',
    "39'709.88",
    'US$ 39.709,88',
    'US$\u00a039.709,88',
    'us$39709.88',
    '$39709',
    '39709,88 US$',
  ])('is found by "%s" (BR2-01)', (query) => {
    expect(isFound(query, dollars(39709.88))).toBe(true);
  });

  it.each(['3970,988', '397.09', '€ 39709', '-39709', '39709,89'])('is not found by "%s"', (query) => {
    expect(isFound(query, dollars(39709.88))).toBe(false);
  });

  it('is found with its sign, and groups are distinguished from decimals', () => {
    expect(isFound('-1234.5', dollars(-1234.5))).toBe(true);
    expect(isFound('4321', '4.321')).toBe(true);
    expect(isFound('4,321', '4.321')).toBe(true);
    expect(isFound('0.125', '0,125')).toBe(true);
    expect(isFound('10', '1.0.2')).toBe(false);
  });

  it('is found by the digits of its value, with a point or a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const value = cents / 100;
        const raw = String(value);
        expect(isFound(raw, dollars(value))).toBe(true);
        expect(isFound(raw.replace('.', ','), dollars(value))).toBe(true);
      }),
    );
  });
});

describe('a written day', () => {
  it.each([
    '02/11/2026',
    '2/11/2026',
    '2.11.2026',
    '02-11-26',
    '2026-11-02',
    '2026-11-2',
    '2026/11/02',
    '2026-11',
    '11/2026',
    '2/11',
  ])('is found by "%s" (BR2-01)', (query) => {
    expect(isFound(query, '02/11/2026')).toBe(true);
  });

  it('is found with the month first where that can only be the month', () => {
    expect(isFound('11/21/2026', '21/11/2026')).toBe(true);
    expect(isFound('11/02/2026', '02/11/2026')).toBe(false);
  });
});

it('finds every word of a query, in any order', () => {
  expect(isFound('lodz maria', 'Maria, Łódź')).toBe(true);
  expect(isFound('lodz maria', 'Maria')).toBe(false);
});
