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
    fillPlaces(text.toLocaleUpperCase(), caret, { groups, isPadded, isBeginning });
  return {
    read: (text, caret) => fill(text, caret).characters,
    leftOut: (text, caret) => fill(text, caret).leftOut,
    write: (characters) => fillPattern(characters.length <= slotsOf(shorter) ? shorter : pattern, characters),
    inputMode: pattern.includes('A') ? 'text' : 'numeric',
  };
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
  return patternMask('00:00:00', {
    isPadded: true,
    isBeginning: (digits) =>
      canBecome(digits.slice(0, 2), [0, 23]) &&
      canBecome(digits.slice(2, 4), [0, 59]) &&
      canBecome(digits.slice(4), [0, 59]),
  });
}

const monthOfWholeYear = /^\s*(\d{1,2})\D+20(\d{1,2})\s*$/;
const isoMonth = /^\s*20(\d\d)-(\d\d)\s*$/;

/** Month and year of a payment card, `09/28`, also where its year has four digits. What would be no month is left out. */
export function expiryMask(): Mask {
  const mask = patternMask('00/00', {
    isPadded: true,
    isBeginning: (digits) => canBecome(digits.slice(0, 2), [1, 12]),
  });
  const shortened = (text: string) => {
    const [, month, year = ''] = monthOfWholeYear.exec(text) ?? [];
    const isWhole = month !== undefined && year.length === 2;
    return isWhole ? `${month}/${year}` : text.replace(isoMonth, '$2/$1');
  };
  const caretIn = (text: string, caret = text.length) => caret - text.length + shortened(text).length;
  return {
    ...mask,
    read: (text, caret) => mask.read(shortened(text), caretIn(text, caret)),
    leftOut: (text, caret) => mask.leftOut(shortened(text), caretIn(text, caret)),
    isDraft: (text) => monthOfWholeYear.exec(text)?.[2]?.length === 1,
  };
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
  const maskOf = (text: string) => patternMask(patternOf(text.replaceAll(/\D/g, '')));
  return {
    read: (text) => maskOf(text).read(text),
    leftOut: (text) => maskOf(text).leftOut(text),
    write: (digits) => maskOf(digits).write(digits),
    inputMode: 'numeric',
  };
}

const currencies = /\p{Lu}{0,3}\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/gu;

/** Numbers with groups and decimals, or with so many groups that their sign is clear, whatever the language of the page. */
const printed: readonly [decimalSign: string, form: RegExp][] = [
  [',', /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/],
  ['.', /^\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/],
];

/**
 * Whole and decimal numbers with the groups and the decimal sign of the language; the characters keep a point. What is pasted
 * may have the signs of another language where they cannot be mistaken.
 */
export function numberMask(locale: string): Mask {
  const decimalSign =
    new Intl.NumberFormat(locale).formatToParts(0.1).find(({ type }) => type === 'decimal')?.value ?? '.';
  const groups = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' });
  return {
    read: (text) => {
      const bare = text.replaceAll(/[^\d.,]/g, '');
      const sign = printed.find(([, form]) => form.test(bare))?.[0] ?? decimalSign;
      const [whole = '', ...decimals] = text.split(sign);
      const digits = digitsOf(whole).replace(/^0+(?=\d)/, '');
      return decimals.length > 0 ? `${digits}.${digitsOf(decimals.join(''))}` : digits;
    },
    write: (characters) => {
      const [whole = '', decimals] = characters.split('.');
      const grouped = whole && groups.format(BigInt(whole));
      return decimals === undefined ? grouped : `${grouped}${decimalSign}${decimals}`;
    },
    // Without its sign, or as `12 mil`, it would be another number.
    leftOut: (text) =>
      (text.replaceAll(currencies, '').match(/\p{L}+|^[^\d]*[-−]/gu) ?? []).map((part) => part.trim()).join(' '),
    inputMode: 'decimal',
  };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
