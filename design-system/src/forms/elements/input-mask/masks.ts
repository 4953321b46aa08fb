import { monthNamed } from '../../../lib/i18n/months.ts';
import { plainDigits } from '../../../lib/i18n/plain-digits.ts';
import { fold } from '../../../lib/i18n/search/fold.ts';
import { digitsOf, type Mask, patternMask } from './pattern-mask.ts';

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
    draftOf: (text) => (monthOfWholeYear.exec(text)?.[2]?.length === 1 ? text : undefined),
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
