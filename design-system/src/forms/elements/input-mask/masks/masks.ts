import { plainDigits } from '../../../../lib/i18n/plain-digits.ts';
import { type Mask, type MaskMistake, patternMask } from './pattern-mask.ts';

/** A day as ISO 8601 writes it, `2026-11-21`. A month or a day that does not exist is told when the field is left. */
export function dateMask(): Mask {
  const mask = patternMask('0000-00-00', {
    isPadded: true,
    isBeginning: (digits) => {
      const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
      const days = daysOf(Number(year), Number(month));
      return canBecome(year, YEARS) && canBecome(month, MONTHS) && canBecome(day, [1, days]);
    },
  });
  return {
    ...mask,
    mistakeIn: (digits) => {
      const [year, month] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6))];
      const parts: Part[] = [
        ['year', [0, 4], YEARS],
        ['month', [4, 6], MONTHS],
        ['day', [6, 8], [1, daysOf(year, month)]],
      ];
      return partMistake(digits, parts);
    },
  };
}

const YEARS = [1000, 9999] as const;
const MONTHS = [1, 12] as const;
const HOURS = [0, 23] as const;
const SIXTY = [0, 59] as const;

/** One part of a date or a time: its place, and the numbers that it can be. */
type Part = [mistake: MaskMistake, [from: number, to: number], range: readonly [number, number]];

/** The first whole part that cannot be. */
function partMistake(digits: string, parts: readonly Part[]): MaskMistake | undefined {
  return parts.find(([, [from, to], [least, most]]) => {
    const part = digits.slice(from, to);
    return part.length === to - from && (Number(part) < least || Number(part) > most);
  })?.[0];
}

/** A time of 24 hours to the second, `16:05:09`. An hour, minute or second that does not exist is told when the field is left. */
export function timeMask(): Mask {
  const mask = patternMask('00:00:00', {
    isPadded: true,
    isBeginning: (digits) =>
      canBecome(digits.slice(0, 2), HOURS) && canBecome(digits.slice(2, 4), SIXTY) && canBecome(digits.slice(4), SIXTY),
  });
  return { ...mask, mistakeIn: (digits) => partMistake(digits, timeParts), whole: inTwentyFourHours };
}

const timeParts: readonly Part[] = [
  ['hour', [0, 2], HOURS],
  ['minute', [2, 4], SIXTY],
  ['second', [4, 6], SIXTY],
];

/** `2:05 PM` is 14:05. */
function inTwentyFourHours(text: string): string {
  const [, hour = '', rest = '', half] =
    /^\s*(1[0-2]|0?[1-9])(\D.*?)?\s*([ap])\.?\s?m\.?\s*$/i.exec(plainDigits(text)) ?? [];
  if (half === undefined) return text;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}${rest.trim() || ':00'}`;
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
