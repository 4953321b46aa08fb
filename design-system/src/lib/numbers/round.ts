/**
 * Figures as a whole number of their last decimal that counts: `12.5` with two decimals is 1250. Rounded half away from zero as they were
 * typed, and never −0.
 */
export function wholeOf(figures: string, decimals: number): number {
  const [, sign, whole = '', behind = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(figures) ?? [];
  const kept = BigInt(`${whole}${behind.slice(0, decimals).padEnd(decimals, '0')}` || '0');
  const rounded = Number(kept + (behind.charAt(decimals) >= '5' ? 1n : 0n));
  return (sign ? -rounded : rounded) || 0;
}

/** A number with the digits that a person wrote, of whom fifteen are certain: 8.575 is stored as 8.574999…. */
export function figuresOfNumber(value: number): string {
  return plainly.format(value);
}

const plainly = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumSignificantDigits: 15,
});
