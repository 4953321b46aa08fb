export type DecimalSign = ',' | '.';

/** A number by its digits, so that nothing is lost to rounding. */
export interface Digits {
  whole: string;
  /** Empty for none. */
  decimals: string;
}

interface Readings {
  /** The only sign, when it can be read as a decimal sign and as that of a group. */
  sign?: DecimalSign;
  /** Its last sign is the decimal one. */
  asDecimal?: Digits;
  /** All its signs group, or there is none. */
  asGroups?: Digits;
}

/** Groups of three, or those of India; what stands between them is no decimal sign. */
const shapes = [
  /^\d*(?:[.,]\d*)?$/,
  /^\d{1,3}([ '.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/,
  /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/,
];

/**
 * The numbers that digits with signs between them can mean in any language: `1.234,56` and `1,234.56` are one number, `8,165` may be two. A sign that
 * stands twice groups, one before other than three digits is decimal. Undefined for what is no number.
 */
export function readingsOf(written: string): Readings | undefined {
  if (!/\d/.test(written) || !shapes.some((shape) => shape.test(written))) return undefined;
  const bare = written.replaceAll(/[ ']/g, '');
  const at = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const sign = bare.charAt(at);
  if (sign === '') return { asGroups: { whole: bare, decimals: '' } };
  const [before, behind] = [bare.slice(0, at), bare.slice(at + 1)];
  const grouped = { asGroups: { whole: digitsOf(bare), decimals: '' } };
  if (before.includes(sign)) return grouped;
  const decimal = { asDecimal: { whole: digitsOf(before), decimals: behind } };
  // No group begins with zero alone, and none has four figures.
  const isEither = behind.length === 3 && /^(?=.*[1-9])\d{1,3}$/.test(before);
  return isEither ? { ...decimal, ...grouped, sign: sign as DecimalSign } : decimal;
}

/** The decimal sign of a number that can be read in one way: `8.17` has a point, and `1.234.567` could only have a comma. */
export function clearSignOf(written: string): DecimalSign | undefined {
  const { sign, asDecimal, asGroups } = readingsOf(written) ?? {};
  const last = /[.,](?=\d*$)/.exec(written)?.[0];
  if (sign !== undefined || last === undefined || (!asDecimal && !asGroups)) return undefined;
  return (last === ',') === (asDecimal !== undefined) ? ',' : '.';
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
