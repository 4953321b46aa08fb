import { figuresOfNumber, wholeOf } from '../numbers/round.ts';
import { decimalsOf } from './decimals-of.ts';

/** Hundredths of a percent in the whole: 100 %. */
export const WHOLE = 10_000;

const LARGEST_AMOUNT = 1e15;

/** Integer cents of an amount, the smallest parts of its currency; what is no number counts as nothing. */
export const centsOf = (amount: number, currency = 'BRL'): number => wholeOfNumber(amount, decimalsOf(currency));

/** The amount in units of its currency, as formatters take it. */
export const amountOfCents = (cents: number, currency = 'BRL'): number => cents / 10 ** decimalsOf(currency);

/** The nearest whole number, half away from zero, and never −0. */
export const whole = (value: number): number => wholeOfNumber(value, 0);

function wholeOfNumber(value: number, decimals: number): number {
  if (Number.isNaN(value)) return 0;
  const safe = Math.min(Math.max(value, -LARGEST_AMOUNT), LARGEST_AMOUNT);
  return Math.min(Math.max(wholeOf(figuresOfNumber(safe), decimals), -LARGEST_AMOUNT), LARGEST_AMOUNT);
}

/** `cents × part ÷ all`, exact, then rounded once, half away from zero. All three are whole numbers, `all` above zero. */
export function proportion(cents: number, part: number, all: number): number {
  const product = BigInt(cents) * BigInt(part);
  const size = product < 0n ? -product : product;
  const rounded = Number((2n * size + BigInt(all)) / (2n * BigInt(all)));
  return (product < 0n ? -rounded : rounded) || 0;
}

/** A share of an amount in hundredths of a percent: `percentOf(1000, 2200)` is 22 % of ten reais. */
export const percentOf = (cents: number, rate: number): number => proportion(cents, rate, WHOLE);

/**
 * Shares an amount by weight, so that the shares add up to it: the largest remainders get the cents that are left.
 * Without any weight all is given to the first.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  if (cents < 0) return shareOut(-cents, weights).map((share) => -share || 0);
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? cents : 0));
  const parts = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, share: product / all, remainder: product % all };
  });
  const left = cents - Number(parts.reduce((sum, { share }) => sum + share, 0n));
  const luckiest = parts.toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  const lucky = new Set(luckiest.slice(0, left).map(({ index }) => index));
  return parts.map(({ index, share }) => Number(share) + (lucky.has(index) ? 1 : 0));
}
