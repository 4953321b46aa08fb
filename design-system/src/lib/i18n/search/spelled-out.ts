/** A folded query, or the pattern of all that it may spell out. */
export type Spelling = string | RegExp;

const beyondAscii = /[^\0-\x7f]/;
const suchLetters = /\u0308|\u030a|[äöüøå]/iu;
/** Whether a text has letters that may be spelled out. Most are told by a range of letters, which is the quickest test. */
export const hasSuchLetters = (text: string) => beyondAscii.test(text) && suchLetters.test(text);

/** Signs that nobody can type stand behind such letters for the second letter of their spelling. */
const [E, A] = ['\ue010', '\ue011'];
const maybeSign = `[${E}${A}]?`;

/**
 * A text with signs behind ü, ö, ø, ä and å, which may be spelled ue, oe, ae and aa where a keyboard lacks them; `fold` spells æ, œ
 * and ß. In names with both, å is a as often as aa: "Angstroem". A letter may be written with its accent or as two signs.
 */
export const withSigns = (text: string): string =>
  text.replace(/[aou]\u0308|[äöüø]/giu, `$&${E}`).replace(/a\u030a|å/giu, `$&${A}`);

/** Whether a folded query may mean a letter that is spelled out. "erich" does not: it must not be found in "Zürich". */
const isSpelledOut = (wanted: string) => /[aou]e|aa/.test(wanted);

/** Whether a folded query is to be looked for as a pattern in a text with signs. */
export const maySpell = (wanted: string, text: string): boolean => isSpelledOut(wanted) && hasSuchLetters(text);

/**
 * Finds a folded query in a folded text with signs, each letter in either spelling: "mueller" finds "Müller" as "muller" does, and
 * "muller" does not find "Mueller".
 */
export function patternOf(wanted: string): RegExp {
  const escaped = wanted.replaceAll(/[$(-+.?[-^{-}]/g, String.raw`\$&`);
  const pattern = escaped.replaceAll(/(?<=[aou])(?:e|(?<=a)a|)/g, (next) =>
    next === '' ? maybeSign : `(?:${next === 'e' ? E : A}|${maybeSign}${next})`,
  );
  return new RegExp(pattern, 'g');
}

/** A text, and once more with signs if it has such letters, to be folded and kept for queries to come. */
export const withSpellings = (text: string): string => (hasSuchLetters(text) ? `${text}\n${withSigns(text)}` : text);

/** The spellings by which a folded query is found in such a text. */
export const spellingsFor = (wanted: string): Spelling[] =>
  isSpelledOut(wanted) ? [wanted, patternOf(wanted)] : [wanted];

/** The next place of a spelling in a folded text, from an offset on; undefined if there is none. */
export function placeIn(folded: string, spelling: Spelling, from = 0): [at: number, end: number] | undefined {
  if (typeof spelling === 'string') {
    const at = folded.indexOf(spelling, from);
    return at < 0 ? undefined : [at, at + spelling.length];
  }
  spelling.lastIndex = from;
  const match = spelling.exec(folded);
  return match ? [match.index, spelling.lastIndex] : undefined;
}
