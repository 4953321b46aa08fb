import { fold } from './fold.ts';

/** A typed word, folded, and other spellings of the number or day that it is. Any of them counts. */
export type SearchWord = readonly string[];

/** The words of a query. A sign of a currency is a word of its own. */
export function searchWords(query: string): SearchWord[] {
  const apart = fold(query).replace(/(?<=\p{Sc})(?=-?\d)|(?<=\d)(?=\p{Sc})/gu, ' ');
  return apart.split(/\s+/).filter(Boolean).map(searchWord);
}

/** A folded text as one word. */
export function searchWord(folded: string): SearchWord {
  return /\d/.test(folded) ? [...new Set([folded, ...plainNumbers(folded), ...writtenDays(folded)])] : [folded];
}

/** Whether every word stands in a folded text. */
export function hasWords(folded: string, words: readonly SearchWord[]): boolean {
  return words.every((word) => word.some((spelling) => folded.includes(spelling)));
}

/** A number of several digits, with its separators. */
export const numberInText = /\d[\d.,'’]*\d/g;

export const isNegativeNumber = (text: string): boolean => /^[-−]/.test(text);

/** A text with the numbers that are in it once more, without groups and with a point: "US$ 39.709,88" is "39709.88" as well. */
export function searchableText(text: string): string {
  if (!/\d[.,'’]\d/.test(text)) return text;
  const isNegative = isNegativeNumber(text);
  const numbers = Array.from(text.matchAll(numberInText), ([number]) => plainNumbers(number)).flat();
  return [text, ...numbers.map((number) => (isNegative ? `-${number}` : number))].join('\n');
}

/** A number without groups and with a point. One separator with three digits behind it may be either. */
export function plainNumbers(written: string): string[] {
  const [, sign = '', number = ''] = /^([-+]?)(\d[\d.,'’]*)$/.exec(written) ?? [];
  const [whole = '', decimals] = apart(number.replace(/[.,]$/, ''));
  const isGrouped = /^\d{1,3}(?:[.,'’]\d{3})+$/.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return [];
  const plain = sign.replace('+', '') + whole.replace(/\D/g, '');
  const isEither = decimals?.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const joined = decimals === undefined ? plain : `${plain}.${decimals}`;
  return isEither ? [joined, plain + decimals] : [joined];
}

/** The digits before the decimal separator and behind it. The same separator twice groups. */
function apart(number: string): string[] {
  const [last = ''] = /[.,](?=\d*$)/.exec(number) ?? [];
  return last && number.split(last).length === 2 ? number.split(last) : [number];
}

/** A day or a month as cells write it: "2026-11-2" and "2.11.26" are "02/11/2026". */
function writtenDays(written: string): string[] {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(written) ?? [];
  if (isoYear && isoMonth) return [[isoDay, isoMonth, isoYear].filter(Boolean).map(twoDigits).join('/')];
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(written) ?? [];
  if (!day || !month) return [];
  const isAmerican = Number(month) > 12;
  const [first, second] = isAmerican ? [month, day] : [day, month];
  if (Number(first) > 31 || Number(second) > 12) return [];
  return [[first, second, ...(year ? [year.padStart(4, '20')] : [])].map(twoDigits).join('/')];
}

const twoDigits = (part: string | undefined = '') => part.padStart(2, '0');
