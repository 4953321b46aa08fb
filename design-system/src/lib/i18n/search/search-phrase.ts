import { joinedDigits, joinedQuery, joinedSpellings } from './joined-digits.ts';
import { writtenDays } from './written-days.ts';
import { placeIn, type Spelling, spellingsFor, withSpellings } from './spelled-out.ts';
import { hasSeparators, isNegativeAt, numberInText, numberSpellings, withGroupSigns } from './written-numbers.ts';
import { plainNumbers } from '../../numbers/plain-numbers.ts';

export { writtenDays };

/** A typed word, folded, and other spellings of its letters or of the number or day that it is. Any of them counts. */
export type SearchWord = readonly Spelling[];

/** A folded text as one word. */
export function searchWord(folded: string): SearchWord {
  const words = spellingsFor(folded);
  if (!/\d/.test(folded)) return words;
  const spellings = [numberSpellings, writtenDays, writtenHours, joinedSpellings].flatMap((of) => of(folded));
  return [...new Set([...words, ...spellings])];
}

/** A folded query as one phrase, as servers look for it: also an amount without the sign of its currency. */
export function searchPhrase(folded: string): SearchWord {
  const amount = folded.replace(/^[a-z]*\p{Sc} ?(?=-?\d)|(?<=\d) ?[a-z]*\p{Sc}$/gu, '');
  return [...new Set([...searchWord(folded), ...numberSpellings(amount), ...joinedQuery(folded)])];
}

/** Whether every word stands in a folded text. */
export function hasWords(folded: string, words: readonly SearchWord[]): boolean {
  return words.every((word) => word.some((spelling) => placeIn(folded, spelling)));
}

/**
 * A text with its numbers once more: those with groups without them and with a point, so that "US$ 39.709,88" is "39709.88" as
 * well, and those in parts joined, so that "(11) 91234-5678" is found by its digits. So are letters that are spelled out: "mueller"
 * finds "Müller".
 */
export function searchableText(text: string): string {
  return [withSpellings(text), ...writtenDigits(text)].join('\n');
}

/** The rest of such a text, besides its letters: only digits find it. */
export function writtenDigits(text: string): string[] {
  return /\d/.test(text) ? [...numbersIn(text), ...joinedDigits(text)] : [];
}

function numbersIn(text: string): string[] {
  if (!hasSeparators(text)) return [];
  const grouped = withGroupSigns(text);
  const numbers: string[] = [];
  // `matchAll` would copy the pattern for each text.
  numberInText.lastIndex = 0;
  for (let match = numberInText.exec(grouped); match; match = numberInText.exec(grouped)) {
    const { 1: number = '', 2: unit = '', index } = match;
    if (!hasSeparators(number)) continue;
    const sign = isNegativeAt(grouped, index, index + number.length) ? '-' : '';
    for (const plain of plainNumbers(number)) numbers.push(sign + plain + unit);
  }
  return numbers;
}

/** An hour as cells write it: "14h05" is "14:05". */
function writtenHours(written: string): string[] {
  const [, hour, minute] = /^(\d{1,2})h(\d{2})$/.exec(written) ?? [];
  return hour && minute ? [`${hour.padStart(2, '0')}:${minute}`] : [];
}
