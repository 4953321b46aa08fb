import { plainDigits } from '../../../../lib/i18n/plain-digits.ts';

/** Why characters that fit into a mask are still wrong. */
export type MaskMistake =
  | 'year'
  | 'month'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'card number'
  | 'expiry'
  | 'expired card'
  | 'negative';

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
  /** A text as it is shown while it is typed, because only its end tells how it is written; undefined where that is clear. */
  draftOf?: (text: string) => string | undefined;
  /** A text that was pasted or filled in, in the signs that the mask reads; left out, it is read as it is. */
  whole?: (text: string) => string;
  /** Why the characters, all of which the field keeps, are not what it asks for; told when it is left. */
  mistakeIn?: (characters: string, now: Date) => MaskMistake | undefined;
  /** The sign for decimals, which the key of the numeric keypad types whatever is printed on it. */
  decimalSign?: string;
  /** The keyboard that phones show. */
  inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
}

const digit = /\d/;
const letterOrDigit = /[\p{L}\d]/u;
/** Neither counts nor ends a group. */
const unseen = /\p{Cf}/u;

interface PatternOptions {
  /** The pattern of what is shorter, for as long as it has room. */
  shorter?: string;
  /** Whether groups have zeros before what is shorter: a sign after `9` ends the group, which is `09` then. */
  isPadded?: boolean;
  /** Whether the characters can become what is asked for: a digit after which they cannot gets a zero before it, if that helps. */
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
  const fits = (next: string) => next.length <= places.length && (places[next.length - 1] === 'A' || /\d$/.test(next));
  let characters = '';
  let leftOut = '';
  let isStuck = false;
  let at = 0;
  for (const character of text) {
    at += character.length;
    const isPaddedHere = isPadded && at <= caret;
    if (counts.test(character)) {
      const next = characters + character;
      const padded = isPaddedHere ? padGroup(next, groups) : next;
      const isBetterPadded = !isBeginning(next) && isBeginning(padded) && fits(padded);
      if (!fits(next) || (isStuck && at <= caret)) leftOut += character;
      else characters = isBetterPadded ? padded : next;
    } else if (isPaddedHere && !unseen.test(character)) {
      // After half a year, what follows is no month.
      isStuck ||= isWithinYear(characters, groups);
      if (!isStuck) characters = padGroup(characters, groups);
    }
  }
  return { characters, leftOut };
}

/** Whether the characters end within a group of more than two places, which no zeros are written before. */
function isWithinYear(characters: string, groups: readonly string[]): boolean {
  const [{ length } = ''] = groups;
  return length > 2 && characters.length > 0 && characters.length < length;
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

/** The digits of a text, in whatever script they are. */
export function digitsOf(text: string): string {
  return plainDigits(text).replaceAll(/\D/g, '');
}
