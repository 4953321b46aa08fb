import type { Adjustment } from '../../../forms/adjustment/useAdjustment.ts';
import { formatPrice } from '../../../forms/elements/number-input/money.ts';
import { adjustmentOf } from '../../../forms/elements/number-input/reading/adjustment.ts';
import { decimalsOf } from '../../../lib/money/money.ts';
import { readFigures, readNumber, type Reading } from '../../../lib/numbers/read-number.ts';
import { wholeOf } from '../../../lib/numbers/round.ts';
import { type TwoReadings, twoReadingsOf } from '../../../lib/numbers/two-readings.ts';

/** How a figure is held as a whole number, and how many decimals it shows. */
export interface FigureKind {
  /** Decimals of the whole number: 2 holds cents, 3 holds thousandths. */
  scale: number;
  /** The decimals that are always shown. */
  decimals: number;
  /** The code of its currency, or that it is a share of a hundred; left out for a count. */
  unit?: string;
  /** Whether it is never so large that it is written in groups. */
  isSmall?: boolean;
}

export const QUANTITY: FigureKind = { scale: 3, decimals: 0 };
export const PERCENT: FigureKind = { scale: 2, decimals: 0, unit: '%', isSmall: true };

/** Amounts of a currency. */
export function amountIn(currency: string): FigureKind {
  const decimals = decimalsOf(currency);
  return { scale: decimals, decimals, unit: currency };
}

/** A figure as it is shown, in Portuguese; nothing for none. */
export function formatFigure(value: number | null, { scale, decimals }: FigureKind): string {
  if (value === null) return '';
  return formatterOf(scale, decimals).format(value / 10 ** scale);
}

/**
 * The whole number behind what was typed, rounded half away from zero; `null` when it is no number, or can be two for a person whose
 * decimals have this sign.
 */
export function readFigure(text: string, kind: FigureKind, signs?: Signs): number | null {
  const figures = readFigures(text, readingOf(kind, signs));
  return figures === undefined ? null : wholeOf(figures, kind.scale);
}

/** The two figures that a text can mean to the person. */
export function eitherFigure(text: string, kind: FigureKind, signs?: Signs): TwoReadings | undefined {
  return twoReadingsOf(text, readingOf(kind, signs), kind.decimals);
}

/** The change of a figure whose last decimals were dropped. */
export function roundingOf(text: string, kind: FigureKind, signs?: Signs): Adjustment | undefined {
  const figures = readFigures(text, readingOf(kind, signs));
  if (figures === undefined) return undefined;
  const taken = String(wholeOf(figures, kind.scale) / 10 ** kind.scale);
  return adjustmentOf({ typed: figures, taken, write: (number) => writeOf(kind)(number) });
}

/** Whether a text that is put in can belong to a figure: signs and digits, or a whole figure with its currency. */
export function isFigureText(text: string, kind: FigureKind): boolean {
  return /^[\d.,\s'’+\-−()%]*$/.test(text) || readNumber(text, readingOf(kind)) !== undefined;
}

type Signs = Pick<Reading, 'decimalSign' | 'typedSign'>;

const readingOf = ({ scale, unit, isSmall = false }: FigureKind, signs?: Signs): Reading => ({
  affixes: ['%'],
  hasDecimals: scale > 0,
  isWhole: scale === 0 && unit !== undefined,
  hasGroups: !isSmall,
  ...signs,
});

/** As messages show it, with its unit. */
function writeOf({ scale, decimals, unit }: FigureKind): (number: number) => string {
  if (unit !== undefined && unit !== '%') return (number) => formatPrice(number, unit);
  const { format } = formatterOf(scale, decimals);
  return (number) => (unit ? `${format(number)} %` : format(number));
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(scale: number, decimals: number): Intl.NumberFormat {
  const key = `${scale} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: scale };
  const made = new Intl.NumberFormat('pt-BR', digits);
  formatters.set(key, made);
  return made;
}
