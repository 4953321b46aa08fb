import { type NumberRead, type Reading, readNumber } from './read-number.ts';

/** A text that means two numbers, with each of them written so that it means one. */
export interface TwoReadings {
  typed: string;
  one: string;
  other: string;
}

/** The two numbers that a text can mean to the person; undefined when it means one, or none. */
export function twoReadingsOf(text: string, reading: Reading, decimals = 0): TwoReadings | undefined {
  const read: NumberRead | undefined = readNumber(text, reading);
  if (read?.other === undefined) return undefined;
  return { typed: text.trim(), one: plainly(read.figures, decimals), other: plainly(read.other, decimals) };
}

/** Without groups, and with at least so many decimals. */
function plainly(figures: string, decimals: number): string {
  const [whole = '', behind = ''] = figures.split('.');
  const shown = behind.replace(/0+$/, '').padEnd(decimals, '0');
  return shown ? `${whole},${shown}` : whole;
}
