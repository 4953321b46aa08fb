import type { CellValue } from '../../../lib/files/spreadsheet-safe.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The day that the numbers of days count from. */
interface Epoch {
  /** The moment of number zero. */
  zero: number;
  /** Milliseconds from a day as the library reads it to the day that is meant. */
  shift: number;
  /** Whether the numbers have a 29 February 1900, as those of Lotus. */
  hasLeapDay: boolean;
}

const FROM_1900: Epoch = { zero: Date.UTC(1899, 11, 30), shift: 0, hasLeapDay: true };
const FROM_1904: Epoch = { zero: Date.UTC(1904, 0, 1), shift: 0, hasLeapDay: false };

/**
 * Reads from which day a workbook counts. The library knows the spelling `1` alone; programs also write `true`, as XML Schema lets
 * them.
 */
export function epochIn(workbook: string): Epoch {
  const [properties = ''] = /<(?:\w+:)?workbookPr\b[^>]*>/.exec(workbook) ?? [];
  const value = /\sdate1904\s*=\s*["']\s*(\w+)\s*["']/.exec(properties)?.[1];
  if (value === '1') return FROM_1904;
  return value === 'true' ? { ...FROM_1904, shift: FROM_1904.zero - FROM_1900.zero } : FROM_1900;
}

/**
 * Sheets write times and lengths as numbers below a few days: `08:30`, `36:00`. Whole days from the beginning of 1900 are one off
 * until the leap day that was none.
 */
export function timeOrDay(cell: CellValue, { zero, shift, hasLeapDay }: Epoch): CellValue {
  if (!(cell instanceof Date)) return cell;
  const day = new Date(wholeSecond(cell.getTime()) + shift);
  const passed = Math.round((day.getTime() - zero) / 1000) * 1000;
  if (passed < 0 || passed >= 61 * DAY) return day;
  if (passed > 0 && passed % DAY === 0) return new Date(day.getTime() + (hasLeapDay ? DAY : 0));
  const [minutes = '', seconds] = new Date(passed).toISOString().slice(14, 19).split(':');
  const time = `${String(Math.floor(passed / HOUR)).padStart(2, '0')}:${minutes}`;
  return seconds === '00' ? time : `${time}:${seconds}`;
}

/** Half past two is stored as a part of a day, which is the last millisecond before it for a library that rounds down. */
const wholeSecond = (milliseconds: number) => ((milliseconds + 1) % 1000 === 0 ? milliseconds + 1 : milliseconds);
