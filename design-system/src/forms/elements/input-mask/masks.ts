import { monthNamed } from '../../../lib/i18n/months.ts';
import { plainDigits } from '../../../lib/i18n/plain-digits.ts';
import { fold } from '../../../lib/i18n/search/fold.ts';

/** How what was typed is written: which of its characters count, and what stands between them. */
export interface Mask {
  /**
   * Keeps the characters that count, of anything typed or pasted.
   *
   * @param caret where the person is in it: a sign up to there ends a group, one behind it does not. Left out, at the end.
   */
  read: (text: string, caret?: number) => string;
  /** The significant characters that do not fit into the mask. */
  leftOut: (text: string, caret?: number) => string;
  /** Writes the characters that count as people know them. */
  write: (characters: string) => string;
  /** Whether a text is shown as it is while it is typed, because only its end tells how it is written. */
  isDraft?: (text: string) => boolean;
  /** A text that was pasted or filled in, in the signs that the mask reads; left out, it is read as it is. */
  whole?: (text: string) => string;
  /** The sign for decimals, which the key of the numeric keypad types whatever is printed on it. */
  decimalSign?: string;
  /** The keyboard that phones show. */
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
}

const digit = /\d/;
const letterOrDigit = /[\p{L}\d]/u;

interface PatternOptions {
  /** The pattern of what is shorter, for as long as it has room. */
  shorter?: string;
  /** Whether groups have zeros before what is shorter: a sign after `9` ends the group, which is `09` then. */
  isPadded?: boolean;
  /** Whether the characters can become what is asked for; one after which they cannot is left out. */
  isBeginning?: (characters: string) => boolean;
}

const any = () => true;

/**
 * A mask by example: `0` stands for a digit, `A` for a letter or digit in capitals, all else is written in between, such
 * as `000.000.000-00`.
 */
export function patternMask(pattern: string, options: PatternOptions = {}): Mask {
  const { shorter = '', isPadded = false, isBeginning = any } = options;
  const groups = pattern.split(/[^0A]+/).filter(Boolean);
  const fill = (text: string, caret = text.length) =>
    fillPlaces(capitals(plainDigits(text)), caret, { groups, isPadded, isBeginning });
  return {
    read: (text, caret) => fill(text, caret).characters,
    leftOut: (text, caret) => fill(text, caret).leftOut,
    write: (characters) => fillPattern(characters.length <= slotsOf(shorter) ? shorter : pattern, characters),
    inputMode: pattern.includes('A') ? 'text' : 'numeric',
  };
}

/** Letter by letter, so that none changes its place: `ß` has no single capital, and `i` has one in every language. */
function capitals(text: string): string {
  return Array.from(text, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? capital : letter;
  }).join('');
}

function isSlot(character: string): boolean {
  return character === '0' || character === 'A';
}

function slotsOf(pattern: string): number {
  return Array.from(pattern).filter(isSlot).length;
}

interface Places extends Required<Pick<PatternOptions, 'isPadded' | 'isBeginning'>> {
  /** The places between two signs, such as `00`. */
  groups: readonly string[];
}

/** The characters that find a place, in order, and those that find none. */
function fillPlaces(text: string, caret: number, { groups, isPadded, isBeginning }: Places) {
  const places = groups.join('');
  const counts = places.includes('A') ? letterOrDigit : digit;
  const fits = (next: string) =>
    next.length <= places.length && (places[next.length - 1] === 'A' || /\d$/.test(next)) && isBeginning(next);
  let characters = '';
  let leftOut = '';
  let isStuck = false;
  let at = 0;
  for (const character of text) {
    at += character.length;
    const isPaddedHere = isPadded && at <= caret;
    if (counts.test(character)) {
      const next = characters + character;
      const found = [next, isPaddedHere ? padGroup(next, groups) : next].find(fits);
      if (found === undefined || (isStuck && at <= caret)) leftOut += character;
      else characters = found;
    } else if (isPaddedHere) {
      const padded = padGroup(characters, groups);
      // After half a year, what follows is no month.
      isStuck ||= !isBeginning(padded);
      if (!isStuck) characters = padded;
    }
  }
  return { characters, leftOut };
}

/** The characters with zeros before those of the last group, so that it is full. */
function padGroup(characters: string, groups: readonly string[]): string {
  let start = 0;
  for (const { length } of groups) {
    const group = characters.slice(start, start + length);
    if (group && group.length < length) return characters.slice(0, start) + group.padStart(length, '0');
    start += length;
  }
  return characters;
}

/** Up to the last character; what comes between is written when the next one comes, so that it can be deleted. */
function fillPattern(pattern: string, characters: string): string {
  let formatted = '';
  let next = 0;
  for (const character of pattern) {
    if (next >= characters.length) break;
    formatted += isSlot(character) ? characters.charAt(next++) : character;
  }
  return formatted;
}

/** A day as ISO 8601 writes it, `2026-11-21`. What would be no month, or no day of its month, is left out. */
export function dateMask(): Mask {
  return patternMask('0000-00-00', {
    isPadded: true,
    isBeginning: (digits) => {
      const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
      const days = daysOf(Number(year), Number(month));
      return canBecome(year, [1000, 9999]) && canBecome(month, [1, 12]) && canBecome(day, [1, days]);
    },
  });
}

/** A time of 24 hours to the second, `16:05:09`. What would be no hour, minute or second is left out. */
export function timeMask(): Mask {
  const mask = patternMask('00:00:00', {
    isPadded: true,
    isBeginning: (digits) =>
      canBecome(digits.slice(0, 2), [0, 23]) &&
      canBecome(digits.slice(2, 4), [0, 59]) &&
      canBecome(digits.slice(4), [0, 59]),
  });
  return { ...mask, whole: inTwentyFourHours };
}

/** `2:05 PM` is 14:05. */
function inTwentyFourHours(text: string): string {
  const [, hour = '', rest = '', half] =
    /^\s*(1[0-2]|0?[1-9])(\D.*?)?\s*([ap])\.?\s?m\.?\s*$/i.exec(plainDigits(text)) ?? [];
  if (half === undefined) return text;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}${rest.trim() || ':00'}`;
}

const monthOfWholeYear = /^\s*(\d{1,2})\D+20(\d{1,2})\s*$/;

/** Month and year of a payment card, `09/28`, also where its year has four digits. What would be no month is left out. */
export function expiryMask(): Mask {
  const mask = patternMask('00/00', {
    isPadded: true,
    isBeginning: (digits) => canBecome(digits.slice(0, 2), [1, 12]),
  });
  const shortened = (text: string) => {
    const [, month, year = ''] = monthOfWholeYear.exec(text) ?? [];
    return month !== undefined && year.length === 2 ? `${month}/${year}` : text;
  };
  const caretIn = (text: string, caret = text.length) => caret - text.length + shortened(text).length;
  return {
    ...mask,
    read: (text, caret) => mask.read(shortened(text), caretIn(text, caret)),
    leftOut: (text, caret) => mask.leftOut(shortened(text), caretIn(text, caret)),
    isDraft: (text) => monthOfWholeYear.exec(text)?.[2]?.length === 1,
    whole: monthFirst,
  };
}

/** `2028-09`, `092028` and `Sep 28` are 09/28. */
function monthFirst(text: string): string {
  const plain = fold(text.trim());
  const [, month = '', year = ''] =
    /^(\d{2})20(\d{2})$/.exec(plain) ?? /^([a-z]{3,})\W*(?:20)?(\d{2})$/.exec(plain) ?? [];
  if (/\d/.test(month)) return `${month}/${year}`;
  const named = monthNamed(month);
  return month && named ? `${named}/${year}` : plain.replace(/^20(\d{2})\D(\d{1,2})$/, '$2/$1');
}

/** Whether more digits make a number of it that lies between the two; all have as many digits as the greatest. */
function canBecome(digits: string, [least, most]: readonly [least: number, most: number]): boolean {
  const { length } = String(most);
  return Number(digits.padEnd(length, '9')) >= least && Number(digits.padEnd(length, '0')) <= most;
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeap ? 29 : 28;
}

const brands: readonly [startsWith: RegExp, pattern: string][] = [
  [/^3[47]/, '0000 000000 00000'],
  [/^3(?:0[0-5]|[689])/, '0000 000000 0000'],
];

/** Numbers of payment cards, in the groups that are embossed on them; what they start with tells which. */
export function cardMask(): Mask {
  const patternOf = (digits: string) =>
    brands.find(([startsWith]) => startsWith.test(digits))?.[1] ?? '0000 0000 0000 0000 000';
  const maskOf = (text: string) => patternMask(patternOf(digitsOf(text)));
  return {
    read: (text) => maskOf(text).read(text),
    leftOut: (text) => maskOf(text).leftOut(text),
    write: (digits) => maskOf(digits).write(digits),
    inputMode: 'numeric',
  };
}

/** The digits of a text, in whatever script they are. */
export function digitsOf(text: string): string {
  return plainDigits(text).replaceAll(/\D/g, '');
}
