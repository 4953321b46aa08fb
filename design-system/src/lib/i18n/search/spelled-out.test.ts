import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFolded, hasFolded } from './find-folded.ts';
import { findWords } from './find-words.ts';
import { fold } from './fold.ts';
import { isFoundAsTyped, isNameMeant } from './names.ts';
import { hasWords, searchableText, searchWord, searchWords } from './search-words.ts';

const isFoundByWords = (query: string, text: string) => hasWords(fold(searchableText(text)), searchWords(query));
const marksIn = (text: string, query: string) => findFolded(text, query).map(({ from, to }) => text.slice(from, to));

describe('a letter that is spelled out', () => {
  it.each([
    ['mueller', 'Müller'],
    ['muller', 'Müller'],
    ['müller', 'Müller'],
    ['mueller', 'MU\u0308LLER'],
    ['strasse', 'Straße'],
    ['joergensen', 'Jørgensen'],
    ['jorgensen', 'Jörgensen'],
    ['joergensen', 'Jörgensen'],
    ['aangstroem', 'Ångström'],
    ['angstroem', '\u212bngström'],
    ['angstrom', 'Ångström'],
    ['baecker', 'Bäcker'],
    ['muller-luedenscheidt', 'Müller-Lüdenscheidt'],
    ['manuel', 'Manuel'],
  ])('is found by "%s" in "%s", by words and as one text, and marked whole', (query, text) => {
    expect(isFoundByWords(query, text)).toBe(true);
    expect(hasFolded(text, query)).toBe(true);
    expect(marksIn(text, query)).toEqual([text]);
    expect(findWords(text, searchWords(query))).toEqual([{ from: 0, to: text.length }]);
  });

  it.each([
    ['manuel', 'Mañul'],
    ['mueller', 'Muller'],
    ['muller', 'Mueller'],
    ['erich', 'Zürich'],
    ['eller', 'Müller'],
    ['aaa', 'Å'],
    ['m.eller', 'Müller'],
  ])('is no reason to find "%s" in "%s"', (query, text) => {
    expect(isFoundByWords(query, text)).toBe(false);
    expect(hasFolded(text, query)).toBe(false);
    expect(marksIn(text, query)).toEqual([]);
  });

  it('may be spelled otherwise than the next one', () => {
    const spellings = { ä: ['ä', 'a', 'ae'], ö: ['o', 'oe'], ü: ['u', 'UE'], ø: ['ø', 'oe'], å: ['a', 'aa'] };
    const known = Object.entries(spellings).map(([letter, ways]) =>
      fc.constantFrom(...ways).map((typed) => ({ letter, typed })),
    );
    const others = fc.constantFrom('m', 'e', 'a', ' ', '.', '(').map((letter) => ({ letter, typed: letter }));
    const words = fc.array(fc.oneof(others, ...known), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, (word) => {
        const text = `|${word.map(({ letter }) => letter).join('')}|`;
        const query = `|${word.map(({ typed }) => typed).join('')}|`;
        expect(hasFolded(text, query)).toBe(true);
        expect(marksIn(text, query)).toEqual([text]);
        expect(hasWords(fold(searchableText(text)), [searchWord(fold(query))])).toBe(true);
      }),
    );
  });

  it('is marked beside the same word spelled out in the text', () => {
    expect(marksIn('Mueller & Müller', 'mueller')).toEqual(['Mueller', 'Müller']);
  });

  it('is marked with all of its signs, by either spelling, wherever it stands', () => {
    const unit = fc.constantFrom(
      'a',
      'e',
      'o',
      'u',
      'ä',
      'ö',
      'ü',
      'ø',
      'å',
      'o\u0308',
      'A\u030a',
      'ß',
      'é',
      '😀',
      ' ',
    );
    const texts = fc.string({ unit, maxLength: 8 });
    const isWithin = (text: string, at: number) =>
      /^\p{M}/u.test(text.slice(at)) || /^[\udc00-\udfff]/.test(text.slice(at));
    fc.assert(
      fc.property(texts, texts, texts, (before, query, after) => {
        const text = before + query + after;
        const spelled = query
          .replaceAll(/o\u0308|ö|ø/g, 'oe')
          .replaceAll(/ü/g, 'ue')
          .replaceAll(/ä/g, 'ae');
        const found = findFolded(text, spelled);
        expect(found.length > 0).toBe(fold(spelled) !== '');
        for (const { from, to } of found) {
          expect(0 <= from && from < to && to <= text.length).toBe(true);
          expect(isWithin(text, from) || isWithin(text, to)).toBe(false);
        }
      }),
    );
  });
});

it('a name is another one than the same name spelled out', () => {
  expect(isNameMeant('Müller', 'mueller')).toBe(false);
  expect(isFoundAsTyped('Müller', 'mueller')).toBe(false);
});
