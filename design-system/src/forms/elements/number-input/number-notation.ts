import { plainDigits } from '../../../lib/i18n/plain-digits.ts';
import { readDigits } from './reading/read-number.ts';

/** How numbers are written and read where they are typed. */
export interface NumberNotation {
  /** As numbers are shown everywhere. */
  write: (value: number) => string;
  /** The full number without grouping: a digit added to `1.500` would leave the separator in the wrong position. */
  formatForEditing: (value: number) => string;
  /**
   * The figures of what was typed in place of another number, as JavaScript writes them: percent are not divided.
   * Nothing when it is no number.
   */
  figuresOf: (text: string, before: number | null) => string | undefined;
  /** The number that was typed in place of another; `null` when it is none. */
  read: (text: string, before: number | null) => number | null;
  /** Whether the text is a number or the beginning of one. */
  isBeginning: (text: string) => boolean;
  /** Whether it is written in hundredths. */
  isPercent: boolean;
  /** Whether it is written with decimals, so that phones must offer the sign for them. */
  hasDecimals: boolean;
}

const figures = new Set(['integer', 'group', 'decimal', 'fraction', 'minusSign', 'plusSign']);
const thousandths = /,\d{3}(?!\d)/;

/** Numbers are Portuguese whatever the language of the texts; they may be typed with comma or point. */
export function numberNotation(format: Intl.NumberFormatOptions = {}, step = 1, suffix = ''): NumberNotation {
  const shown = new Intl.NumberFormat('pt-BR', format);
  const whole = new Intl.NumberFormat('pt-BR', { ...format, useGrouping: false, maximumFractionDigits: 20 });
  const { style, maximumFractionDigits = 0 } = shown.resolvedOptions();
  const [isPercent, isCurrency] = [style === 'percent', style === 'currency'];
  const affixes = [...affixesOf(shown), ...(suffix ? [suffix] : [])];
  const withoutAffixes = (text: string) => affixes.reduce((rest, affix) => rest.replace(affix, ''), text);
  const figuresOf = (text: string, before: number | null) => {
    // Thousandths after a comma count as decimals only when the value or step has thousandths.
    const isCommaDecimal = [before ?? 0, step].some((number) => thousandths.test(whole.format(number)));
    return readDigits(text, { isCommaDecimal, affixes: isCurrency ? affixes : [...affixes, '%'] });
  };

  return {
    write: shown.format,
    formatForEditing: whole.format,
    figuresOf,
    read: (text, before) => {
      const typed = figuresOf(text, before);
      return typed === undefined ? null : Number(isPercent ? `${typed}e-2` : typed);
    },
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
