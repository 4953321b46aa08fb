import { findFolded, joinRanges, type TextRange } from './find-folded.ts';
import { digitsLookedFor, groupsInText } from './joined-digits.ts';
import type { SearchWord } from './search-words.ts';
import { plainNumbers } from '../../numbers/plain-numbers.ts';
import { isNegativeAt, numberInText, withGroupSigns } from './written-numbers.ts';

/** Every place of a text in which one of the words stands, also a number that is written otherwise, in the order of the text. */
export function findWords(text: string, words: readonly SearchWord[]): TextRange[] {
  return joinRanges(words.flatMap((word) => findWord(text, word)));
}

function findWord(text: string, word: SearchWord): TextRange[] {
  const spellings = word.filter((spelling) => typeof spelling === 'string');
  const spelled = spellings.flatMap((spelling) => findFolded(text, spelling));
  return spelled.length > 0 ? spelled : spellings.flatMap((spelling) => findDigits(text, spelling));
}

/** The digits of a plain number in the numbers of a text: "39709.8" stands in "US$ 39.709,88". */
function findDigits(text: string, spelling: string): TextRange[] {
  const joined = digitsLookedFor(spelling);
  if (joined !== undefined) {
    const groups = Array.from(text.matchAll(groupsInText));
    return groups.flatMap(({ 0: written, index }) => {
      return digitsAt({ written, index, digits: written.replaceAll(/\D/g, ''), wanted: joined });
    });
  }
  const [, sign, plain] = /^(-?)(\.?\d[\d.]*)(?:%|\p{L}{1,3})?$/u.exec(spelling) ?? [];
  if (plain === undefined) return [];
  const grouped = withGroupSigns(text);
  return Array.from(grouped.matchAll(numberInText)).flatMap(({ 1: written = '', index }) => {
    if (sign && !isNegativeAt(grouped, index, index + written.length)) return [];
    const digits = plainNumbers(written).find((each) => each.includes(plain));
    return digits === undefined ? [] : digitsAt({ written, index, digits, wanted: plain });
  });
}

interface Written {
  /** A number as it is written, and its place in the text. */
  written: string;
  index: number;
  /** The same number without its signs, and the part of it that is looked for. */
  digits: string;
  wanted: string;
}

function digitsAt({ written, index, digits, wanted }: Written): TextRange[] {
  const start = digits.indexOf(wanted);
  if (start < 0) return [];
  const places = Array.from(written.matchAll(/\d/g), (digit) => index + digit.index);
  const before = digitsIn(digits.slice(0, start));
  const from = places[before];
  const last = places[before + digitsIn(wanted) - 1];
  return from === undefined || last === undefined ? [] : [{ from, to: last + 1 }];
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
