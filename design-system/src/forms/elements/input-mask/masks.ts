/** How what was typed is written: which of its characters count, and what stands between them. */
export interface Mask {
  /** Keeps the characters that count, of anything typed or pasted. */
  read: (text: string) => string;
  /** Writes the characters that count as people know them. */
  write: (characters: string) => string;
  /** The keyboard that phones show. */
  inputMode: 'numeric' | 'decimal' | 'text';
}

const digit = /\d/;
const letterOrDigit = /[\p{L}\d]/u;

interface PatternOptions {
  /** Stands before the field and belongs to no value; pasted along, it is left out. */
  prefix?: string;
  /** Whether the characters can become what is asked for; one after which they cannot is left out. */
  isBeginning?: (characters: string) => boolean;
}

const any = () => true;

/**
 * A mask by example: `0` stands for a digit, `A` for a letter or digit in capitals, all else is written in between, such
 * as `000.000.000-00`.
 */
export function patternMask(pattern: string, { prefix = '', isBeginning = any }: PatternOptions = {}): Mask {
  const hasLetters = pattern.includes('A');
  const places = Array.from(pattern).filter(isPlace);
  const read = (text: string) => {
    const bare = prefix && text.trim().startsWith(prefix) ? text.trim().slice(prefix.length) : text;
    const counted = Array.from(bare.toLocaleUpperCase()).filter((character) => letterOrDigit.test(character));
    return fillPlaces(places, counted, isBeginning);
  };
  return { read, write: (characters) => fillPattern(pattern, characters), inputMode: hasLetters ? 'text' : 'numeric' };
}

function isPlace(character: string): boolean {
  return character === '0' || character === 'A';
}

/** The characters that find a place, in order; what fits nowhere is left out. */
function fillPlaces(
  places: readonly string[],
  characters: readonly string[],
  isBeginning: (characters: string) => boolean,
): string {
  let filled = '';
  for (const character of characters) {
    const place = places[filled.length];
    if (place === undefined) break;
    const isOfItsKind = place === 'A' || digit.test(character);
    if (isOfItsKind && isBeginning(filled + character)) filled += character;
  }
  return filled;
}

/** Up to the last character; what comes between is written when the next one comes, so that it can be deleted. */
function fillPattern(pattern: string, characters: string): string {
  let written = '';
  let next = 0;
  for (const character of pattern) {
    if (next >= characters.length) break;
    written += isPlace(character) ? characters.charAt(next++) : character;
  }
  return written;
}

/** A day as ISO 8601 writes it, `2026-11-21`. What would be no month, or no day of its month, is left out. */
export function dateMask(): Mask {
  return patternMask('0000-00-00', {
    isBeginning: (digits) => {
      const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
      const days = daysOf(Number(year), Number(month));
      return canBecome(year, [1, 9999]) && canBecome(month, [1, 12]) && canBecome(day, [1, days]);
    },
  });
}

/** A time of 24 hours to the second, `16:05:09`. What would be no hour, minute or second is left out. */
export function timeMask(): Mask {
  return patternMask('00:00:00', {
    isBeginning: (digits) =>
      canBecome(digits.slice(0, 2), [0, 23]) &&
      canBecome(digits.slice(2, 4), [0, 59]) &&
      canBecome(digits.slice(4), [0, 59]),
  });
}

/** Month and year of a payment card, `09/28`. What would be no month is left out. */
export function expiryMask(): Mask {
  return patternMask('00/00', { isBeginning: (digits) => canBecome(digits.slice(0, 2), [1, 12]) });
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
    write: (digits) => maskOf(digits).write(digits),
    inputMode: 'numeric',
  };
}

/** Whole and decimal numbers with the groups and the decimal sign of the language; the characters keep a point. */
export function numberMask(locale: string): Mask {
  const decimalSign =
    new Intl.NumberFormat(locale).formatToParts(0.1).find(({ type }) => type === 'decimal')?.value ?? '.';
  const groups = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' });
  return {
    read: (text) => {
      const [whole = '', ...decimals] = text.split(decimalSign);
      const digits = digitsOf(whole).replace(/^0+(?=\d)/, '');
      return decimals.length > 0 ? `${digits}.${digitsOf(decimals.join(''))}` : digits;
    },
    write: (characters) => {
      const [whole = '', decimals] = characters.split('.');
      const grouped = whole && groups.format(BigInt(whole));
      return decimals === undefined ? grouped : `${grouped}${decimalSign}${decimals}`;
    },
    inputMode: 'decimal',
  };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

interface Edit {
  /** The text as the person left it. */
  text: string;
  /** Where the caret stands in it. */
  caret: number;
  /** Where the caret goes when it could stand on either side of what is written in between. */
  side: 'before' | 'after';
}

/** What the field shows after an edit. The caret stays behind as many counting characters as it was. */
export function maskEdit(mask: Mask, { text, caret, side }: Edit): { characters: string; text: string; caret: number } {
  const characters = mask.read(text);
  const masked = mask.write(characters);
  const counted = Math.min(mask.read(text.slice(0, caret)).length, characters.length);
  const isAtEnd = counted === characters.length;
  return { characters, text: masked, caret: isAtEnd ? masked.length : caretBehind(mask, masked, { counted, side }) };
}

function caretBehind(mask: Mask, masked: string, { counted, side }: { counted: number; side: Edit['side'] }): number {
  const lengths = Array.from({ length: masked.length + 1 }, (_, index) => mask.read(masked.slice(0, index)).length);
  return side === 'before' ? lengths.indexOf(counted) : lengths.lastIndexOf(counted);
}
