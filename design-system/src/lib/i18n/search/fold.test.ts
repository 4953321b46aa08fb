import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFolded, hasFolded, hasWanted } from './find-folded.ts';
import { fold } from './fold.ts';
import { isFoundAsTyped, isNameMeant, isSameName } from './names.ts';

/** Letters with marks, composed and not, letters that stand for two, signs, and pairs of code units. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      'S',
      's',
      'ß',
      'é',
      'e\u0301',
      'Ł',
      'æ',
      'Σ',
      'ς',
      '\u00ad',
      '\u00a0',
      '😀',
      'ﬁ',
      'İ',
      'o',
      'ö',
      'e',
    ),
  }),
);

describe('fold', () => {
  it.each([
    ['São ÃÉÍ çü', 'sao aei cu'],
    ['Sa\u0303o Tome\u0301', 'sao tome'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Weißensee, WEIẞENSEE', 'weissensee, weissensee'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Đà Nẵng', 'da nang'],
    ['Þórður Garðarsson', 'thordur gardarsson'],
    ['Cœur', 'coeur'],
    ['Diyarbakır, İzmir', 'diyarbakir, izmir'],
    ['Għajnsielem', 'ghajnsielem'],
    ['ﬁm de\u00a0ano', 'fim de ano'],
    ['d’Ávila – 1º', "d'avila - 1o"],
    ['Rio\u200b de Ja\u00adneiro', 'rio de janeiro'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['D´Ávila, D`Ávila', "d'avila, d'avila"],
    ['10×15', '10x15'],
    ['١٢٣ ۱۲۳ １２３', '123 123 123'],
    ['\u0671\u0644\u0639\u0631\u0628\u064a\u0640\u0640\u0629', '\u0627\u0644\u0639\u0631\u0628\u064a\u0647'],
  ])('compares "%s" as people type it (BR2-16)', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing that is folded', () => {
    fc.assert(fc.property(texts, (text) => fold(fold(text)) === fold(text)));
  });
});

describe('a found range', () => {
  it.each([
    ['Łódź, LODZ', 'lodz', ['Łódź', 'LODZ']],
    ['Sa\u0303o Paulo', 'sao', ['Sa\u0303o']],
    ['Weißensee', 'weiss', ['Weiß']],
    ['Weißensee', 'weis', ['Weiß']],
    ['aaa', 'aa', ['aa']],
    ['Porto', '', []],
  ])('of "%s" for "%s" is the original spelling', (text, query, found) => {
    expect(findFolded(text, query).map(({ from, to }) => text.slice(from, to))).toEqual(found);
  });

  it('folds to the query, or to letters that contain it', () => {
    fc.assert(
      fc.property(texts, texts, texts, (before, query, after) => {
        const text = before + query + after;
        const found = findFolded(text, query);
        expect(found.length > 0).toBe(fold(query) !== '');
        for (const { from, to } of found) expect(hasFolded(text.slice(from, to), query)).toBe(true);
      }),
    );
  });

  it('folds to nothing but the query in words of single letters', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'é', 'e\u0301', 'Ł', 'đ', ' '), maxLength: 6 });
    fc.assert(
      fc.property(words, words, (text, query) =>
        findFolded(text, query).every(({ from, to }) => fold(text.slice(from, to)) === fold(query)),
      ),
    );
  });

  it('is there whenever the text has the folded query', () => {
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        const isThere = fold(query) !== '' && hasWanted(text, fold(query));
        expect(findFolded(text, query).length > 0).toBe(isThere);
      }),
    );
  });
});

describe('names', () => {
  it.each([
    ['avó', 'avô', false],
    ['Porto', 'Pôrto', false],
    ['radio', 'rádio', false],
    ['Straße', 'Strasse', false],
    ['avo\u0301', ' AVÓ ', true],
  ])('"%s" and "%s" are the same: %s (BR2-17)', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
    expect(isSameName(other, one)).toBe(isSame);
  });

  it.each([
    ['Pôrto', 'porto', true],
    ['Porto', 'pôrto', false],
    ['Łódź', 'lodz', true],
    ["d'Ávila", 'd’avila', true],
    ['São Paulo', 'sao', false],
  ])('"%s" is meant by "%s": %s', (name, typed, isMeant) => {
    expect(isNameMeant(name, typed)).toBe(isMeant);
  });

  it.each([
    ['São Paulo', 'sao', true],
    ['São Paulo', 'SÃ', true],
    ['Porto Alegre', 'pôr', false],
    ['Coimbra', 'por', false],
  ])('"%s" has "%s" as it was typed: %s', (text, typed, isFound) => {
    expect(isFoundAsTyped(text, typed)).toBe(isFound);
  });
});
