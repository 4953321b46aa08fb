import { fold } from '@embarque/design-system/fold';
import { hasWords, searchableText, searchWord } from '@embarque/design-system/search-words';
import { isMentioned, searchedText, spellingsOf } from '@embarque/mocks/search-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const isFound = (query: string, text: string) => isMentioned(searchedText([text]), spellingsOf(query));

describe('the search of the fake API', () => {
  it('reads a number or a day as the tables do', () => {
    const queries = fc.string({
      unit: fc.constantFrom('1', '2', '0', '9', '.', ',', '-', '/', "'"),
      minLength: 1,
      maxLength: 11,
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(new Set(spellingsOf(query))).toEqual(new Set(searchWord(query)));
      }),
      { numRuns: 5000 },
    );
  });

  it('reads letters that are spelled out as the tables do', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', 'e', 'o', 'u', 'A\u030a', 'ü', 'Ö', 'ø', 'ß', 'm', '\u0308'),
    });
    fc.assert(
      fc.property(texts, texts, (query, text) => {
        const words = searchWord(fold(query));
        expect(new Set(spellingsOf(fold(query)))).toEqual(new Set(words));
        expect(isFound(fold(query), text)).toBe(hasWords(fold(searchableText(text)), [words]));
      }),
    );
  });

  it.each([
    ['mueller', 'Müller'],
    ['muller', 'Müller'],
    ['soren mueller', 'Søren Müller'],
    ['joergensen', 'Jørgensen'],
    ['aangstroem', 'Ångström'],
    ['1234.5', '1.234,50'],
    ['1.234,50', '$1,234.50'],
    ['us$ 1.234,50', '1234.50'],
    ['1234,5', 'R$ 1.234,50'],
    ['25/11/2026', '2026-11-25'],
    ['25.11.26', '2026-11-25T10:00:00Z'],
    ['2026-11-25', '2026-11-25'],
    ['11/2026', '2026-11-25'],
    ['20261125', '2026-11-25'],
    ['11912345678', '(11) 91234-5678'],
    ['+55 (11) 91234-5678', '11 91234.5678'],
    ['(1.234,50)', '-R$ 1.234,50'],
    ['5gb', '5 GB'],
  ])('finds "%s" in "%s"', (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });

  it.each([
    ['erich', 'Zürich'],
    ['1234.6', '1.234,50'],
    ['25/12/2026', '2026-11-25'],
    ['3491', '(11) 91234-9123'],
  ])('does not find "%s" in "%s"', (query, text) => {
    expect(isFound(query, text)).toBe(false);
  });
});
