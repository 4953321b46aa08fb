import { expiryMistake, isCardNumber } from '../../../../lib/payment-card.ts';
import { monthNamed } from '../../../../lib/i18n/months.ts';
import { fold } from '../../../../lib/i18n/search/fold.ts';
import { digitsOf, type Mask, patternMask } from './pattern-mask.ts';

const monthOfWholeYear = /^\s*(\d{1,2})\D+20(\d{1,2})\s*$/;

/**
 * Month and year of a payment card, `09/28`, also where its year has four digits. A month that does not exist is told when
 * the field is left, and so is one that has passed.
 */
export function expiryMask(): Mask {
  const mask = patternMask('00/00', {
    isPadded: true,
    // No month begins with another digit.
    isBeginning: (digits) => /^(?:0[1-9]?|1[0-2]?)?$/.test(digits.slice(0, 2)),
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
    mistakeIn: expiryMistake,
  };
}

/** Digits that begin with no month, and end with one. */
const yearFirst = /^(?:20)?(1[3-9]|[2-9]\d)\s*\/?\s*(0[1-9]|1[0-2])$/;

/** `2028-09`, `202809`, `092028`, `28/09` and `Sep 28` are 09/28. */
function monthFirst(text: string): string {
  const plain = fold(text.trim());
  const [, early = '', late = ''] = yearFirst.exec(plain) ?? [];
  if (late) return `${late}/${early}`;
  const [, month = '', year = ''] =
    /^(\d{2})20(\d{2})$/.exec(plain) ?? /^([a-z]{3,})\W*(?:20)?(\d{2})$/.exec(plain) ?? [];
  if (/\d/.test(month)) return `${month}/${year}`;
  const named = monthNamed(month);
  return month && named ? `${named}/${year}` : plain.replace(/^20(\d{2})\D(\d{1,2})$/, '$2/$1');
}

const brands: readonly [startsWith: RegExp, pattern: string][] = [
  [/^3[47]/, '0000 000000 00000'],
  [/^3(?:0[0-5]|[689])/, '0000 000000 0000'],
];

/**
 * Numbers of payment cards, in the groups that are embossed on them; what they start with tells which. A check digit that does not
 * fit is told when the field is left.
 */
export function cardMask(): Mask {
  const patternOf = (digits: string) =>
    brands.find(([startsWith]) => startsWith.test(digits))?.[1] ?? '0000 0000 0000 0000 000';
  const maskOf = (text: string) => patternMask(patternOf(digitsOf(text)));
  return {
    read: (text) => maskOf(text).read(text),
    leftOut: (text) => maskOf(text).leftOut(text),
    write: (digits) => maskOf(digits).write(digits),
    mistakeIn: (digits) => (digits === '' || isCardNumber(digits) ? undefined : 'card number'),
    inputMode: 'numeric',
  };
}
