import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { formatterFor } from '../format-value.ts';
import { findWords } from './find-words.ts';
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

  it.each([
    ['(1.234,50)', '-R$ 1.234,50'],
    ['1.234,50-', '-R$ 1.234,50'],
    ['-1234.5', 'R$ -1.234,50'],
    ['-1234.5', 'from (R$ 1.234,50)'],
    ['1234', '1\u202f234,5'],
    ['12.5%', '12,5 %'],
    ['1.5gb', '1,5 GB'],
    ['5gb', '5 GB'],
  ])('is found by "%s" in "%s"', (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });

  it.each([
    ['-1234', '3-1.234 days'],
    ['-1234.5', 'R$ 1.234,50'],
    ['(1.234.567)', 'R$ 1.234.567,00'],
    ['1234567-', 'R$ 1.234.567,00'],
    ['5%', '15 GB, 12%'],
  ])('is not found by "%s" in "%s"', (query, text) => {
    expect(isFound(query, text)).toBe(false);
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

describe('a number in parts', () => {
  it.each([
    ['11912345678', '(11) 91234-5678'],
    ['912345678', '(11) 91234-5678'],
    ['+55 (11) 91234-5678', '11 91234.5678'],
    ['(11) 91234-5678', '+5511912345678'],
    ['52998224725', '529.982.247-25'],
    ['01310100', '01310-100'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
  ])('is found by "%s" in "%s", and marked', (query, text) => {
    expect(isFound(query, text)).toBe(true);
    expect(findWords(text, searchWords(query))).not.toEqual([]);
  });

  it.each([
    ['1191', '(11) 91234-5678'],
    ['24725', '529.982.247-25'],
    ['10 2026', '10, 2025'],
  ])('is not found by "%s" in "%s"', (query, text) => {
    expect(isFound(query, text)).toBe(false);
  });

  it('is found by its digits whatever signs stand between them', () => {
    const signs = fc.constantFrom('', ' ', '-', '.', '/', ') ', ' - ');
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{6,14}$/),
        fc.array(signs, { minLength: 14, maxLength: 14 }),
        (digits, between) => {
          const text = Array.from(digits, (digit, at) => (at === 0 ? digit : `${between[at]}${digit}`)).join('');
          expect(isFound(digits, text)).toBe(true);
        },
      ),
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
    '20261102',
    '2 de novembro de 2026',
    '2 nov',
    '02/nov/2026',
    'Nov 2nd, 2026',
    'november 2026',
  ])('is found by "%s" (BR2-01)', (query) => {
    expect(isFound(query, '02/11/2026')).toBe(true);
  });

  it.each(['3 nov', '2 dez', 'nov', 'novembro de 2025', '2 out of 3'])('is not found by "%s"', (query) => {
    expect(isFound(query, '02/11/2026')).toBe(false);
  });

  it('is found as it is written, words in any order', () => {
    expect(isFound('21 de nov', '21 de nov. de 2026')).toBe(true);
    expect(isFound('21 mar', 'Marina, 21')).toBe(true);
    expect(isFound('14h05', '21/11/2026 14:05')).toBe(true);
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
