import { fold } from './fold.ts';

/** How a letter is spelled where a keyboard lacks it; `fold` does so with æ, œ and ß. */
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };
/** In names with both, å is a as often as aa: "Angstroem". */
const spellings = [{ ...umlauts, å: 'aa' }, umlauts];

/** A letter may be written with its accent or as two signs. */
const suchLetter = /[aou]\u0308|a\u030a|[äöüøå]/giu;

/** Letters that nobody can type stand for those of a second spelling, so that only words that are spelled out find it. */
const CODED_A = 0xe010;
const coded = (folded: string) =>
  folded.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(CODED_A + letter.charCodeAt(0) - 97));

/**
 * A text and its other spellings, which are coded: "Müller" as "mueller" too. It is the same as the design system's, which this
 * package does not know; a test holds them together.
 */
export function withSpellings(text: string): string[] {
  if (text.search(suchLetter) < 0) return [text];
  const by = (spelling: (typeof spellings)[number]) =>
    text.replace(suchLetter, (letter) => spelling[letter.normalize('NFC').toLowerCase()] ?? letter);
  return [text, ...spellings.map((spelling) => coded(fold(by(spelling))))];
}

/** The spellings by which a folded query is found in such a text. */
export const spellingsFor = (query: string): string[] => (/[aou]e|aa/.test(query) ? [query, coded(query)] : [query]);
