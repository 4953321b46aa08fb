import { fold } from './fold.ts';

/** A part of a text: from one offset up to another. */
export interface TextRange {
  from: number;
  to: number;
}

/**
 * Every place of a text in which a query stands as `fold` compares them, in the offsets of the text as it is written. A letter
 * that folds to several is found whole, with the accents that follow it.
 */
export function findFolded(text: string, query: string): TextRange[] {
  const wanted = fold(query);
  // To fold a text whole is many times quicker than letter by letter, and most texts are not found.
  if (wanted === '' || !fold(text).includes(wanted)) return [];
  const { folded, origins } = foldWithOrigins(text);
  const found: TextRange[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const from = origins[at]?.from ?? 0;
    const to = origins[at + wanted.length - 1]?.to ?? text.length;
    const last = found.at(-1);
    if (last && last.to > from) last.to = to;
    else found.push({ from, to });
  }
  return found;
}

/** The folded text, with the original letter of each of its characters. */
function foldWithOrigins(text: string) {
  const origins: TextRange[] = [];
  let folded = '';
  let at = 0;
  for (const letter of text) {
    const to = at + letter.length;
    const part = fold(letter);
    const last = origins.at(-1);
    if (part === '' && last) last.to = to;
    const origin = { from: at, to };
    for (let unit = 0; unit < part.length; unit += 1) origins.push(origin);
    folded += part;
    at = to;
  }
  return { folded, origins };
}
