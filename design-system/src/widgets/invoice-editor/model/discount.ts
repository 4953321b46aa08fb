import { LARGEST, type MoneyDiscount } from '../../../lib/money/money.ts';
import type { LineMistake } from './editable-line.ts';

/** The mistake in a discount on the whole invoice, which takes off at most all of it. */
export function discountMistake(
  discount: MoneyDiscount,
  subtotal: number,
): Exclude<LineMistake, 'missing'> | undefined {
  const [value, most] =
    discount.kind === 'percent' ? [discount.rate, LARGEST.rate] : [discount.cents, Math.max(0, subtotal)];
  if (value < 0) return 'negative';
  return value > most ? 'too large' : undefined;
}
