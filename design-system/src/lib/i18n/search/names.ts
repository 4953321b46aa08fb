import { findPlainly, type TextRange } from './find-folded.ts';
import { withoutUnseenSigns } from '../letters/letters.ts';
import { fold } from './fold.ts';

/** Whether two names are one. Case does not count, accents do: "Pôrto" is another place than "Porto". */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Whether a name is meant by what was typed: the same, or the same typed without its accents. */
export function isNameMeant(name: string, typed: string): boolean {
  return isSameName(name, typed) || (isPlain(typed) && fold(name.trim()) === fold(typed.trim()));
}

/** Whether what was typed stands in a text so, or without accents. Typed with other accents it is something else. */
export function isFoundAsTyped(text: string, typed: string): boolean {
  return foundAsTyped(text, typed).length > 0;
}

/** The same at the beginning of a word. */
export function beginsWordAsTyped(text: string, typed: string): boolean {
  return foundAsTyped(text, typed).some(({ from }) => !/[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, from)));
}

function foundAsTyped(text: string, typed: string): TextRange[] {
  const found = findPlainly(text, typed.trim());
  return isPlain(typed) ? found : found.filter(({ from, to }) => isSameName(text.slice(from, to), typed));
}

const nameKey = (name: string) => withoutUnseenSigns(name).replaceAll(MARKS, '').normalize('NFC').trim().toLowerCase();

/** Marks of direction, which are not seen. */
const MARKS = /[\u200E\u200F\u061C]/g;

/** Whether each letter is one that every keyboard has. */
function isPlain(typed: string): boolean {
  const [...letters] = nameKey(typed);
  return letters.every((letter) => !/[\p{L}\p{M}]/u.test(letter) || fold(letter) === letter);
}
