import { fold } from './fold.ts';

/** How a letter is spelled where a keyboard lacks it; `fold` does so with æ, œ and ß. */
type Spelling = Readonly<Record<string, string>>;

const umlauts: Spelling = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };
/** In names with both, å is a as often as aa: "Angstroem". */
const spellings: readonly Spelling[] = [{ ...umlauts, å: 'aa' }, umlauts];

const beyondAscii = /[^\0-\x7f]/;
const suchLetters = /\u0308|\u030a|[äöüøå]/iu;
/** Most texts are told by a range of letters, which is the quickest test. */
const hasSuchLetters = (text: string) => beyondAscii.test(text) && suchLetters.test(text);
/** A letter may be written with its accent or as two signs. */
const suchLetter = /[aou]\u0308|a\u030a|[äöüøå]/giu;

/** Whether a folded query may mean a letter that is spelled out. "erich" does not: it must not be found in "Zürich". */
const isSpelledOut = (folded: string) => /[aou]e|aa/.test(folded);

type Fold = (text: string) => string;

const folds: readonly Fold[] = spellings.map(
  (spelling) => (text) =>
    fold(text.replace(suchLetter, (letter) => spelling[letter.normalize('NFC').toLowerCase()] ?? letter)),
);

const byFold: readonly Fold[] = [fold];
const byAll: readonly Fold[] = [fold, ...folds];

/**
 * The ways in which a text is folded to look for a folded query: by `fold`, and when both have such letters, also with ü as ue,
 * ö and ø as oe, ä as ae and å as aa. So "mueller" finds "Müller" as "muller" does, and "muller" does not find "Mueller".
 */
export function foldsFor(text: string, wanted: string): readonly Fold[] {
  return isSpelledOut(wanted) && hasSuchLetters(text) ? byAll : byFold;
}

/** A text folded in these ways. */
export const foldings = (text: string, wanted: string): string[] => foldsFor(text, wanted).map((by) => by(text));

/** Letters that nobody can type stand for those of a second spelling, so that only words that are spelled out find it. */
const CODED_A = 0xe010;
const coded = (folded: string) =>
  folded.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(CODED_A + letter.charCodeAt(0) - 97));

/** A text with its other spellings behind it, to be folded and kept for queries to come. */
export function withSpellings(text: string): string {
  return hasSuchLetters(text) ? [text, ...folds.map((by) => coded(by(text)))].join('\n') : text;
}

/** The spellings by which a folded query is found in such a text. */
export const spellingsFor = (wanted: string): string[] => (isSpelledOut(wanted) ? [wanted, coded(wanted)] : [wanted]);
