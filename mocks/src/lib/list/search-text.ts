import { plainNumbers } from '@embarque/design-system/plain-numbers';
import { fold } from './fold.ts';
import { type Spelling, spellingsFor, withSpellings } from './spelled-out.ts';

/** Between two texts of a row, so that no search matches across them. Nobody can type it. */
const separator = '\uffff';

/** The folded texts of a row, with umlauts also spelled out, numbers in plain digits and ISO days as people write them. */
export function searchedText(texts: readonly string[]): string {
  return fold(texts.flatMap(withSpellings).map(withOtherForms).join(separator));
}

/** Whether a row's text contains a query in one of its spellings. */
export function isMentioned(text: string, spellings: readonly Spelling[]): boolean {
  return spellings.some((spelling) =>
    typeof spelling === 'string' ? text.includes(spelling) : text.search(spelling) >= 0,
  );
}

/**
 * A folded query, the umlauts that it may spell out, and the plain digits or the written day that it stands for: `1.234,50` is
 * 1234.50, `2026-11-2` is 02/11/2026.
 * It is the same as the design system's, which this package does not know; a test holds them together.
 */
export function spellingsOf(query: string): Spelling[] {
  const words = spellingsFor(query);
  if (!/\d/.test(query)) return words;
  const amount = query.replace(/^[a-z]*\p{Sc} ?(?=-?\d)|(?<=\d) ?[a-z]*\p{Sc}$/gu, '');
  return [...new Set([...words, ...numbersMeant(amount), ...writtenDay(query), ...joinedMeant(query)])];
}

function withOtherForms(text: string): string {
  if (!/\d\)?\s?[-.,'’/ ]\s?\d/.test(text)) return text;
  const sign = /^[-−]/.test(text) ? '-' : '';
  const numbers = (text.match(/\d[\d.,'’]*[.,'’][\d.,'’]*\d/g) ?? []).flatMap(plainNumbers);
  const days = (text.match(/\b\d{4}-\d{2}-\d{2}/g) ?? []).flatMap(writtenDay);
  const joined = (text.match(/\d[\d.()/\s-]*\d/g) ?? []).flatMap(joinedDigits);
  return [text, ...numbers.map((number) => sign + number), ...days, ...joined].join(separator);
}

/** Digits without the signs between them, in letters that nobody types: a shorter number is not looked for across signs. */
function joinedDigits(written: string): string[] {
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 6) return [];
  return [digits.replaceAll(/\d/g, (digit) => String.fromCharCode(0x10 + Number(digit)))];
}

/** One number with signs or blanks in it, then also without the code of a country or the zero before an area. */
function joinedMeant(query: string): string[] {
  const isNegative = /^\([\d.]+\)$|^[\d.]+-$/.test(query);
  if (isNegative || !/^[+(]*\d[\d.()/\s-]*$/.test(query)) return [];
  const isOne = /[+()]|\s.*-/.test(query);
  if (!isOne) return /\s/.test(query) ? [] : withJoined(query.replaceAll(/\D/g, ''));
  const digits = query.replaceAll(/\D/g, '');
  const codes = query.startsWith('+') ? [1, 2, 3].map((length) => digits.slice(length)) : [];
  return [digits, digits.replace(/^0+/, ''), ...codes].filter(({ length }) => length >= 8).flatMap(withJoined);
}

const withJoined = (digits: string) => (digits.length < 6 ? [] : [digits, ...joinedDigits(digits)]);

/** A number in brackets or with its minus behind it is negative; its unit may stand apart. */
function numbersMeant(amount: string): string[] {
  const [, inBrackets, trailed] = /^(?:\((\d[\d.,'’]*[.,'’]\d+|\d{4,})\)|(\d[\d.,'’]*)-)$/.exec(amount) ?? [];
  const negative = inBrackets ?? trailed;
  if (negative !== undefined) return plainNumbers(`-${negative}`);
  const [, number = '', unit = ''] = /^([-+]?\d[\d.,'’]*)(%|[a-z]{1,3})$/.exec(amount) ?? [];
  return unit ? [`${number} ${unit}`] : plainNumbers(amount);
}

/** A day or a month as people write it, from its ISO form with or without signs, with one digit, with points, or with the month first. */
function writtenDay(written: string): string[] {
  const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])([0-3]\d)$/.exec(written);
  if (compact) return [dated(compact.slice(1).toReversed())];
  const parts = written.split(/[-/.]/);
  if (parts.length < 2 || parts.length > 3 || !/^\d{1,4}(?:[-/.]\d{1,4}){1,2}$/.test(written)) return [];
  const isIso = parts[0]?.length === 4;
  const [one = '', other = '', year] = isIso ? parts.toReversed() : parts;
  if (isIso) return parts.slice(1).some(({ length }) => length > 2) ? [] : [dated([one, other, year])];
  const [day, month] = Number(other) > 12 ? [other, one] : [one, other];
  const isDay = day.length < 3 && month.length < 3 && Number(day) <= 31 && Number(month) <= 12;
  return isDay && (year === undefined || [2, 4].includes(year.length)) ? [dated([day, month, year])] : [];
}

function dated([one, other, year]: readonly (string | undefined)[]): string {
  const long = year?.length === 2 ? `20${year}` : year;
  return [one, other, long]
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('/');
}
