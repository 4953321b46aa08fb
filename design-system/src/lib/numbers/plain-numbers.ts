import { readingsOf } from './readings.ts';

/** A number without groups and with a point, in each of its readings: `8,165` is 8.165 and 8165. */
export function plainNumbers(written: string): string[] {
  const match = /^([-+]?)(\d[\d.,'’]*)$/.exec(written);
  if (!match) return [];
  const { 1: sign = '', 2: number = '' } = match;
  const { asDecimal, asGroups } = readingsOf(number.replace(/[.,]$/, '').replaceAll('’', "'")) ?? {};
  const plain: string[] = [];
  for (const digits of [asDecimal, asGroups]) {
    if (digits) plain.push((sign === '-' ? sign : '') + digits.whole + (digits.decimals && `.${digits.decimals}`));
  }
  return plain;
}
