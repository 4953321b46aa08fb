import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatterFor } from '../../lib/i18n/format-value.ts';
import { hasFolded } from '../../lib/i18n/search/find-folded.ts';
import { fold } from '../../lib/i18n/search/fold.ts';
import { hasWords, searchableText, searchWords } from '../../lib/i18n/search/search-words.ts';
import { highlightParts } from './highlight-parts.ts';
import type { HighlightBy } from './highlight.context.ts';

const found = (query: string, text: string, by: HighlightBy = 'text') =>
  highlightParts(query, by)(text).flatMap((part) => (part.isFound ? [part.text] : []));

/** Letters with marks, composed and not, signs, and letters that stand for one. */
const letters = fc.constantFrom(
  'a',
  'S',
  's',
  'é',
  'e\u0301',
  'Ł',
  'ø',
  'Σ',
  'ς',
  '\u00ad',
  ' ',
  '😀',
  'ﬁ',
  'ß',
  'æ',
  '7',
);
const texts = fc.string({ unit: letters, maxLength: 12 });
const words = texts.map((text) => text.replaceAll(' ', ''));
/** Those of which none stands for several, so that no query ends within one. */
const singles = fc.string({ unit: fc.constantFrom('a', 'é', 'e\u0301', 'Ł', 'Đ', 's', ' '), maxLength: 8 });

describe('a highlighted text', () => {
  it('is the original text when its parts are put together, for one text and for words', () => {
    fc.assert(
      fc.property(texts, texts, fc.constantFrom<HighlightBy>('text', 'words'), (text, query, by) => {
        const parts = highlightParts(query, by)(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });

  it('is marked whenever it is found, each time by letters that fold to those of the query', () => {
    fc.assert(
      fc.property(texts, words, (text, query) => {
        const marked = found(query, text);
        expect(marked.length > 0).toBe(fold(query.trim()) !== '' && hasFolded(text, query));
        for (const part of marked) expect(hasFolded(part, query)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(singles, singles, (text, query) => {
        const word = query.replaceAll(' ', '');
        return found(word, text).every((part) => fold(part) === fold(word));
      }),
    );
  });

  it.each([
    ['strasse', 'Straße des 17. Juni', ['Straße']],
    ['sao', 'São Paulo', ['São']],
    ['lodz', 'Łódź', ['Łódź']],
    ['a', 'Ana', ['A', 'a']],
    ['', 'Ana', []],
    ['password  change', 'How do I change my password?', ['change', 'password']],
    ['change my password', 'How do I change my password?', ['change my password']],
    ['change zebra', 'How do I change my password?', []],
  ])('for "%s" is marked in "%s" as it is written', (query, text, marked) => {
    expect(found(query, text)).toEqual(marked);
  });

  it.each([
    ['39709,88', 'US$ 39.709,88', ['39.709,88']],
    ['397', 'US$ 39.709,88', ['39.7']],
    ['$39709.8', 'US$ 39.709,88', ['$', '39.709,8']],
    ['-1234.5', '-1.234,50', ['1.234,5']],
    ['-1234.5', '1.234,50', []],
    ['2026-11-02', '02/11/2026', ['02/11/2026']],
    ['paulo sao', 'São Paulo', ['São', 'Paulo']],
    ['pa paulo', 'Paulo', ['Paulo']],
  ])('for the words "%s" is marked in "%s" in its own spelling', (query, text, marked) => {
    expect(found(query, text, 'words')).toEqual(marked);
  });

  it('is marked for every written number that the search finds', () => {
    const write = formatterFor({ style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.string({ unit: fc.constantFrom('1', '2', '0', ',', '.') }),
        (cents, query) => {
          const text = write(cents / 100);
          const isFound = query !== '' && hasWords(fold(searchableText(text)), searchWords(query));
          fc.pre(isFound && /^\d/.test(query));
          expect(found(query, text, 'words')).not.toEqual([]);
        },
      ),
    );
  });
});
