import { readDigits, wholeOf } from '../../../forms/elements/number-input/reading/read-number.ts';
import { decimalsOf } from '../../../lib/money/money.ts';

/** How a figure is held as a whole number, and how many decimals it shows. */
export interface FigureKind {
  /** Decimals of the whole number: 2 holds cents, 3 holds thousandths. */
  scale: number;
  /** The decimals that are always shown. */
  decimals: number;
  /** Whether three figures after a comma are decimals, not a group. */
  isCommaDecimal?: boolean;
}

export const QUANTITY: FigureKind = { scale: 3, decimals: 0, isCommaDecimal: true };
export const PERCENT: FigureKind = { scale: 2, decimals: 0, isCommaDecimal: true };

/** Amounts of a currency. Three decimals behind a comma, as of dinars, are no group. */
export function amountIn(currency: string): FigureKind {
  const decimals = decimalsOf(currency);
  return { scale: decimals, decimals, isCommaDecimal: decimals > 2 };
}

/** A figure as it is shown, in Portuguese; nothing for none. */
export function formatFigure(value: number | null, { scale, decimals }: FigureKind): string {
  if (value === null) return '';
  return formatterOf(scale, decimals).format(value / 10 ** scale);
}

/** The whole number behind what was typed, rounded half away from zero; `null` when it is no number. */
export function readFigure(text: string, { scale, isCommaDecimal = false }: FigureKind): number | null {
  const digits = readDigits(text, { isCommaDecimal, affixes: ['%'] });
  return digits === undefined ? null : wholeOf(digits, scale);
}

/** Whether a text that is put in can belong to a figure: signs and digits, or a whole figure with its currency. */
export function isFigureText(text: string, kind: FigureKind): boolean {
  return /^[\d.,\s'’+\-−()%]*$/.test(text) || readFigure(text, kind) !== null;
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
