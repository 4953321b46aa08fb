import { plainDigits } from '../i18n/plain-digits.ts';
import { clearSignOf, type DecimalSign, type Digits, readingsOf } from './readings.ts';

export interface Reading {
  /**
   * The decimal sign of the field, as its numbers are written.
   * @default ','
   */
  decimalSign?: DecimalSign;
  /** The decimal sign that the person's language has; left out, that of the field. */
  typedSign?: DecimalSign;
  /** Texts that may stand around the number, such as `km/h`, longest first. A currency may always, once. */
  affixes?: readonly string[];
  /**
   * Whether the number can have decimals.
   * @default true
   */
  hasDecimals?: boolean;
  /**
   * Whether it is an amount of a currency without decimals, as yen: what can be read in groups is.
   * @default false
   */
  isWhole?: boolean;
  /**
   * Whether the number can be so large that it is written in groups.
   * @default true
   */
  hasGroups?: boolean;
}

/** A number as JavaScript writes it, with all its digits. */
export interface NumberRead {
  figures: string;
  /** The other number that the text may mean to the person; a field takes neither before it has asked. */
  other?: string;
}

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
 * Reads a number as people type or copy it into a field: `1.234,56`, `1,234.56`, `1234,5`, `R$ 12`, `12-`, `(12)`. The decimal sign
 * of the field is the decimal sign, however many digits follow; only another sign can group. Undefined for what is no number.
 */
export function readNumber(text: string, reading: Reading = {}): NumberRead | undefined {
  const {
    decimalSign = ',',
    typedSign = decimalSign,
    affixes = [],
    hasDecimals = true,
    hasGroups = true,
    isWhole,
  } = reading;
  const { rest, isNegative } = withoutSigns(withoutAffixes(plain(text), affixes));
  const readings = readingsOf(rest);
  if (!readings) return undefined;
  const { sign, asDecimal, asGroups } = readings;
  const isDecimal = (sign === decimalSign && !isWhole) || !hasGroups;
  const [meant, other] = isDecimal ? [asDecimal ?? asGroups] : [asGroups ?? asDecimal, asGroups && asDecimal];
  const isTwo = sign !== undefined && sign === typedSign && hasDecimals;
  return {
    figures: figuresOf(meant, isNegative),
    ...(other && isTwo && { other: figuresOf(other, isNegative) }),
  };
}

/** As `readNumber`, for those who take one reading alone: nothing where there are two. */
export function readFigures(text: string, reading?: Reading): string | undefined {
  const read = readNumber(text, reading);
  return read?.other === undefined ? read?.figures : undefined;
}

/** The decimal sign that the numbers of a table have; undefined where none of them, or not all, tell it. */
export function signOfColumn(texts: readonly string[]): DecimalSign | undefined {
  const signs = new Set(texts.map((text) => clearSignOf(withoutSigns(withoutAffixes(plain(text), ['%'])).rest)));
  signs.delete(undefined);
  return signs.size === 1 ? [...signs][0] : undefined;
}

function figuresOf(digits: Digits | undefined, isNegative: boolean): string {
  return `${isNegative ? '-' : ''}${digits?.whole || 0}.${digits?.decimals || 0}`;
}

/** One blank, one minus and one apostrophe for all that look so; without marks of direction. */
function plain(text: string): string {
  return plainDigits(text)
    .replaceAll(/[´`٬]/g, "'")
    .replaceAll('٫', ',')
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[−‐‒–—]/g, '-')
    .replaceAll('’', "'")
    .trim();
}

function withoutAffixes(text: string, affixes: readonly string[]): string {
  const found = affixes.map(plain).find((affix) => affix && text.includes(affix));
  return found === undefined ? text : text.replace(found, ' ').trim();
}

/** Takes away a currency, and a sign before or behind, or brackets, which mean a minus in accounts. */
function withoutSigns(text: string): { rest: string; isNegative: boolean } {
  let rest = text;
  let isNegative = false;
  const open = new Set(['sign', 'currency']);
  for (let isFound = true; isFound;) {
    isFound = false;
    // In German and Swiss lists, a dash stands for no cents.
    rest = rest.replace(/(?<=\d)[.,]-{1,2}$/, '');
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
