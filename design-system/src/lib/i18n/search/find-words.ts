import { findFolded, type TextRange } from './find-folded.ts';
import { isNegativeNumber, numberInText, plainNumbers, type SearchWord } from './search-words.ts';

/** Every place of a text in which one of the words stands, also a number that is written otherwise, in the order of the text. */
export function findWords(text: string, words: readonly SearchWord[]): TextRange[] {
  const found = words.flatMap((word) => findWord(text, word)).toSorted((one, other) => one.from - other.from);
  const apart: TextRange[] = [];
  for (const { from, to } of found) {
    const last = apart.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else apart.push({ from, to });
  }
  return apart;
}

function findWord(text: string, word: SearchWord): TextRange[] {
  const spelled = word.flatMap((spelling) => findFolded(text, spelling));
  return spelled.length > 0 ? spelled : word.flatMap((spelling) => findDigits(text, spelling));
}

/** The digits of a plain number in the numbers of a text: "39709.8" stands in "US$ 39.709,88". */
function findDigits(text: string, spelling: string): TextRange[] {
  const [, sign, plain] = /^(-?)(\d[\d.]*)$/.exec(spelling) ?? [];
  if (plain === undefined || (sign && !isNegativeNumber(text))) return [];
  return Array.from(text.matchAll(numberInText)).flatMap(({ 0: number, index }) => {
    const value = plainNumbers(number).find((each) => each.includes(plain));
    if (value === undefined) return [];
    const places = Array.from(number.matchAll(/\d/g), (digit) => index + digit.index);
    const before = digitsIn(value.slice(0, value.indexOf(plain)));
    const from = places[before];
    const last = places[before + digitsIn(plain) - 1];
    return from === undefined || last === undefined ? [] : [{ from, to: last + 1 }];
  });
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
