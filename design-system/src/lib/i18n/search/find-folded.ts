import { fold } from './fold.ts';
import { maySpell, patternOf, placeIn, type Spelling, withSigns } from './spelled-out.ts';

/** A part of a text: from one offset up to another. */
export interface TextRange {
  from: number;
  to: number;
}

/** Whether each word of a query stands in a text as `findFolded` finds it, in any order. A blank query stands in every text. */
export function hasFolded(text: string, query: string): boolean {
  return hasEveryWord(text, fold(query.trim()));
}

/** The same for a query that is folded already, to look through many texts. */
export const hasEveryWord = (text: string, wanted: string): boolean =>
  wanted.split(/\s+/).every((word) => hasWanted(text, word));

/** Whether a folded text stands in a text as a whole. */
export function hasWanted(text: string, wanted: string): boolean {
  return maySpell(wanted, text)
    ? placeIn(foldWithSigns(text), patternOf(wanted)) !== undefined
    : fold(text).includes(wanted);
}

const foldWithSigns = (text: string) => fold(withSigns(text));

/**
 * Every place of a text in which a query stands as `fold` compares them, or with any ü, ö, ø, ä and å spelled out, in the offsets of
 * the text as it is written. A letter that folds to several is found whole, with the accents that follow it.
 */
export function findFolded(text: string, query: string): TextRange[] {
  const wanted = fold(query);
  return maySpell(wanted, text) ? findBy(foldWithSigns, text, patternOf(wanted)) : findBy(fold, text, wanted);
}

/** The same by `fold` alone. */
export const findPlainly = (text: string, query: string): TextRange[] => findBy(fold, text, fold(query));

/** Ranges in the order of the text; those that overlap are one. */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const apart: TextRange[] = [];
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = apart.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else apart.push({ from, to });
  }
  return apart;
}

function findBy(by: (text: string) => string, text: string, wanted: Spelling): TextRange[] {
  // To fold a text whole is many times quicker than letter by letter, and most texts are not found.
  if (wanted === '' || !placeIn(by(text), wanted)) return [];
  const { folded, origins } = foldWithOrigins(by, text);
  const found: TextRange[] = [];
  for (let place = placeIn(folded, wanted); place; place = placeIn(folded, wanted, place[1])) {
    const from = origins[place[0]]?.from ?? 0;
    const to = origins[place[1] - 1]?.to ?? text.length;
    const last = found.at(-1);
    if (last && last.to > from) last.to = to;
    else found.push({ from, to });
  }
  return found;
}

/** Accents that make one letter of two signs count as part of it. */
const letters = /[aou]\u0308|a\u030a|[^]/giu;

/** The folded text, with the original letter of each of its characters. */
function foldWithOrigins(by: (text: string) => string, text: string) {
  const origins: TextRange[] = [];
  let folded = '';
  let at = 0;
  for (const [letter] of text.matchAll(letters)) {
    const to = at + letter.length;
    const part = by(letter);
    const last = origins.at(-1);
    if (part === '' && last) last.to = to;
    const origin = { from: at, to };
    for (let unit = 0; unit < part.length; unit += 1) origins.push(origin);
    folded += part;
    at = to;
  }
  return { folded, origins };
}
