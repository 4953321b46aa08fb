import { readingsOf } from './readings.ts';

/** A number without groups and with a point, in each of its readings: `8,165` is 8.165 and 8165. */
export function plainNumbers(written: string): string[] {
  const [, sign = '', number = ''] = /^([-+]?)(\d[\d.,'’]*)$/.exec(written) ?? [];
  const { asDecimal, asGroups } = readingsOf(number.replace(/[.,]$/, '').replaceAll('’', "'")) ?? {};
  return [asDecimal, asGroups].flatMap((digits) => {
    if (digits === undefined) return [];
    const { whole, decimals } = digits;
    return [sign.replace('+', '') + whole + (decimals && `.${decimals}`)];
  });
}
