import { decimalsOf } from '../../../lib/money/decimals-of.ts';
import { readFigures, type Reading } from '../../../lib/numbers/read-number.ts';
import type { DecimalSign } from '../../../lib/numbers/readings.ts';
import { wholeOf } from '../../../lib/numbers/round.ts';

/** The sign of a currency, such as R$. */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The amount as all numbers are written, in Portuguese; the sign of the currency stands beside the field. */
export function formatAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat('pt-BR', digits).format(amount);
}

/** The amount with its sign, for messages. */
export function formatPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(amount);
}

/** The reading of an amount in a currency, typed by a person whose language writes decimals with this sign. */
export function amountReading(currency: string, typedSign?: DecimalSign): Reading {
  return {
    affixes: [currencySign(currency)],
    hasDecimals: decimalsOf(currency) > 0,
    isWhole: decimalsOf(currency) === 0,
    ...(typedSign && { typedSign }),
  };
}

/** The figures of an amount as JavaScript writes numbers, with all its decimals; undefined for what is no amount, or two. */
export function figuresOfAmount(text: string, currency: string, typedSign?: DecimalSign): string | undefined {
  return readFigures(text, amountReading(currency, typedSign));
}

/**
 * Reads an amount as people type it: `1.234,56`, `1,234.56`, `1234,5`, `R$ 12`. The comma is the decimal sign, for nobody should
 * sell at a thousand times the price. Returns `null` for what is no amount, or can be two.
 */
export function parseAmount(text: string, currency: string, typedSign?: DecimalSign): number | null {
  const figures = figuresOfAmount(text, currency, typedSign);
  if (figures === undefined) return null;
  const decimals = decimalsOf(currency);
  const whole = Math.abs(wholeOf(figures, decimals));
  // Beyond those that are exact, there are no decimals to round.
  if (!Number.isSafeInteger(whole)) return Number(figures);
  return Number(`${figures.startsWith('-') ? '-' : ''}${whole}e-${decimals}`);
}
