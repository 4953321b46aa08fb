import { decimalsOf } from '../../../lib/money/decimals-of.ts';
import { readDigits, wholeOf } from './reading/read-number.ts';

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

/** The figures of an amount as JavaScript writes numbers, with all its decimals; undefined for what is no amount. */
export function figuresOfAmount(text: string, currency: string): string | undefined {
  // The field writes three decimals behind a comma, which must not be read as a group.
  return readDigits(text, { affixes: [currencySign(currency)], isCommaDecimal: decimalsOf(currency) > 2 });
}

/**
 * Reads an amount as people type it: `1.234,56`, `1,234.56`, `1234,5`, `R$ 12`. In every language, the last point or
 * comma is the decimal one unless it can only end a group, for nobody should sell at a hundred times the price because
 * their keyboard has the other sign. Returns `null` for what is no amount.
 */
export function parseAmount(text: string, currency: string): number | null {
  const figures = figuresOfAmount(text, currency);
  if (figures === undefined) return null;
  const decimals = decimalsOf(currency);
  const whole = Math.abs(wholeOf(figures, decimals));
  // Beyond those that are exact, there are no decimals to round.
  if (!Number.isSafeInteger(whole)) return Number(figures);
  return Number(`${figures.startsWith('-') ? '-' : ''}${whole}e-${decimals}`);
}
