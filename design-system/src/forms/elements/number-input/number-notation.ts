import { plainDigits } from '../../../lib/i18n/plain-digits.ts';
import { readFigures, type Reading } from '../../../lib/numbers/read-number.ts';
import type { DecimalSign } from '../../../lib/numbers/readings.ts';
import { type TwoReadings, twoReadingsOf } from '../../../lib/numbers/two-readings.ts';

/** How numbers are written and read where they are typed. */
export interface NumberNotation {
  /** As numbers are shown everywhere. */
  write: (value: number) => string;
  /** The full number without grouping: a digit added to `1.500` would leave the separator in the wrong position. */
  formatForEditing: (value: number) => string;
  /**
   * The figures of what was typed, as JavaScript writes them: percent are not divided. Nothing when it is no number, or could be
   * two.
   */
  figuresOf: (text: string) => string | undefined;
  /** The number that was typed; `null` when it is none, or could be two. */
  read: (text: string) => number | null;
  /** The two numbers that were typed, when it could be either. */
  twoReadingsOf: (text: string) => TwoReadings | undefined;
  /** Whether the text is a number or the beginning of one. */
  isBeginning: (text: string) => boolean;
  /** Whether it is written in hundredths. */
  isPercent: boolean;
  /** Whether it is written with decimals, so that phones must offer the sign for them. */
  hasDecimals: boolean;
}

const figures = new Set(['integer', 'group', 'decimal', 'fraction', 'minusSign', 'plusSign']);

interface NotationOptions {
  /** How the number is written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions | undefined;
  /** The step between the numbers; whole ones have no decimals. */
  step?: number | undefined;
  /** A unit that may be typed behind the number. */
  suffix?: string;
  /** The decimal sign of the person's language. */
  typedSign?: DecimalSign;
}

/** Numbers are Portuguese whatever the language of the texts; they may be typed with comma or point. */
export function numberNotation({ format = {}, step, suffix = '', typedSign }: NotationOptions = {}): NumberNotation {
  const shown = new Intl.NumberFormat('pt-BR', format);
  const whole = new Intl.NumberFormat('pt-BR', { ...format, useGrouping: false, maximumFractionDigits: 20 });
  const { style, minimumFractionDigits = 0, maximumFractionDigits = 0 } = shown.resolvedOptions();
  const [isPercent, isCurrency] = [style === 'percent', style === 'currency'];
  const affixes = [...affixesOf(shown), ...(suffix ? [suffix] : [])];
  const withoutAffixes = (text: string) => affixes.reduce((rest, affix) => rest.replace(affix, ''), text);
  const isWhole = step !== undefined && Number.isInteger(step);
  const reading: Reading = {
    affixes: isCurrency ? affixes : [...affixes, '%'],
    hasDecimals: maximumFractionDigits > 0 && !isWhole,
    ...(typedSign && { typedSign }),
  };
  const figuresOf = (text: string) => readFigures(text, reading);

  return {
    write: shown.format,
    formatForEditing: whole.format,
    figuresOf,
    read: (text) => {
      const typed = figuresOf(text);
      return typed === undefined ? null : Number(isPercent ? `${typed}e-2` : typed);
    },
    twoReadingsOf: (text) => twoReadingsOf(text, reading, minimumFractionDigits),
    isBeginning: (text) => /^\s*[-−]?[\d.,\s'’]*$/.test(withoutAffixes(plainDigits(text))),
    isPercent,
    hasDecimals: maximumFractionDigits > 0,
  };
}

/** The affixes around the number, such as R$, % or km/h, longest first. */
function affixesOf(format: Intl.NumberFormat): string[] {
  const parts = [-1234.5, 0, 1].flatMap((value) => format.formatToParts(value));
  const affixes = parts.flatMap(({ type, value }) => (figures.has(type) ? [] : [value.trim()]));
  return [...new Set(affixes)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}
