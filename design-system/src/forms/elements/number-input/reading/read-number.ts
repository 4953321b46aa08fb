import { plainDigits } from '../../../../lib/i18n/plain-digits.ts';

interface Reading {
  /** Whether a comma is decimal also before three digits, because the number beside it is written so. */
  isCommaDecimal?: boolean;
  /** Texts that may stand around the number, such as `km/h`, longest first. A currency may always, once. */
  affixes?: readonly string[];
}

/** Groups of three, or those of India; what stands between them is no decimal sign. */
const shapes = [
  /^\d*(?:[.,]\d*)?$/,
  /^\d{1,3}([ '.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/,
  /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/,
];
const codes = Intl.supportedValuesOf('currency').join('|');
/** Signs and names of currencies that are letters. */
const names = String.raw`kr\.?|zł|Kč|Ft|Fr\.?|Rs\.?|lei|reais|real|euros?|d[oó]lar(?:es)?|dollars?`;
const currency = String.raw`(?:\p{Lu}{0,3}\p{Sc}\p{Lu}{0,3}|${codes}|${names})`;
const around: readonly [as: 'sign' | 'currency', where: RegExp][] = [
  ['sign', /^[-+]/],
  ['sign', /[-+]$/],
  ['currency', new RegExp(`^${currency}`, 'iu')],
  ['currency', new RegExp(`${currency}$`, 'iu')],
];

/**
 * Reads a number as people type or copy it: `1.234,56`, `1,234.56`, `1234,5`, `R$ 12`, `12-`, `(12)`. In every language, the
 * last point or comma is the decimal one unless it can only end a group: exactly three digits follow it, and before it
 * stands a group or groups. Returns it as JavaScript writes numbers, so that nothing is lost to rounding; `undefined` for what
 * is no number.
 */
export function readDigits(text: string, { isCommaDecimal = false, affixes = [] }: Reading = {}): string | undefined {
  const { rest, isNegative } = withoutSigns(withoutAffixes(plain(text), affixes));
  if (!/\d/.test(rest) || !shapes.some((shape) => shape.test(rest))) return undefined;
  const bare = rest.replaceAll(/[ ']/g, '');
  const decimal = isCommaDecimal && /^\d*,\d*$/.test(bare) ? bare.indexOf(',') : decimalPosition(bare);
  return `${isNegative ? '-' : ''}${digitsOf(bare.slice(0, decimal)) || 0}.${digitsOf(bare.slice(decimal)) || 0}`;
}

/**
 * Figures as a whole number of their last decimal that counts: `12.5` with two decimals is 1250. Rounded half away from zero as they were
 * typed, and never −0.
 */
export function wholeOf(figures: string, decimals: number): number {
  // The exponent is exact; a product would not be.
  const value = Number(`${figures}e${decimals}`);
  return Math.sign(value) * Math.round(Math.abs(value)) || 0;
}

/** One blank, one minus and one apostrophe for all that look so; without marks of direction. */
function plain(text: string): string {
  return plainDigits(text)
    .replaceAll(/[´`٬]/g, "'")
    .replaceAll('٫', ',')
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[−–—]/g, '-')
    .replaceAll('’', "'")
    .trim();
}

function withoutAffixes(text: string, affixes: readonly string[]): string {
  const found = affixes.map(plain).find((affix) => affix && text.includes(affix));
  return found === undefined ? text : text.replace(found, ' ').trim();
}

/** Takes away a currency, and a sign before or behind, or brackets, which mean a minus in accounts. */
function withoutSigns(text: string): { rest: string; isNegative: boolean } {
  // In German lists, a dash stands for no cents.
  let rest = text.replace(/(?<=\d)[.,]-$/, '');
  let isNegative = false;
  const open = new Set(['sign', 'currency']);
  for (let isFound = true; isFound;) {
    isFound = false;
    const inside = open.has('sign') ? /^(?:\((.*)\)|\[(.*)\])$/.exec(rest) : null;
    if (inside) {
      open.delete('sign');
      isNegative = true;
      rest = (inside[1] ?? inside[2] ?? '').trim();
    }
    for (const [as, where] of around) {
      const [sign] = (open.has(as) && where.exec(rest)) || [];
      if (sign === undefined) continue;
      open.delete(as);
      isNegative ||= sign === '-';
      rest = rest.replace(where, '').trim();
      isFound = true;
    }
    isFound ||= inside !== null;
  }
  return { rest, isNegative };
}

function decimalPosition(bare: string): number {
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last === -1) return bare.length;
  const before = bare.slice(0, last);
  const hasOtherSign = /[.,]/.test(before.replaceAll(bare.charAt(last), ''));
  // No group begins with zero alone, and none has four figures.
  const isAfterGroups = /[1-9]/.test(before) && /^\d{1,3}$|[.,]/.test(before) && !hasOtherSign;
  return isAfterGroups && bare.length - last - 1 === 3 ? bare.length : last;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
