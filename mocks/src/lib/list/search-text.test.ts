import { fold } from '@embarque/design-system/fold';
import { hasWords, searchableText, searchWords } from '@embarque/design-system/search-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMentioned, searchedText, spellingsOf } from './search-text.ts';

const isFound = (query: string, text: string) => isMentioned(searchedText([text]), spellingsOf(query));

describe('the search of the fake API', () => {
  it('finds a word wherever the tables find it', () => {
    const unit = fc.constantFrom('a', 'e', 'o', 'u', 'A\u030a', 'ü', 'Ö', 'ß', '1', '2', '0', '.', ',', '-', '/');
    const texts = fc.string({ unit });
    const words = fc.string({ unit, minLength: 1 });
    fc.assert(
      fc.property(words, texts, (query, text) => {
        const isInTable = hasWords(fold(searchableText(text)), searchWords(query));
        expect(isFound(fold(query), text) || !isInTable).toBe(true);
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
