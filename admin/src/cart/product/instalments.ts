import { formatMoney } from '../../i18n/format.ts';

/** The largest number of monthly instalments without interest. */
export const MAX_INSTALMENTS = 12;

/** The amount of each month in cents; the first ones carry the remainder. */
export function instalments(cents: number, count: number): number[] {
  const least = Math.floor(cents / count);
  const rest = cents - least * count;
  return Array.from({ length: count }, (_, index) => (index < rest ? least + 1 : least));
}

/** Equal months as one part: `8 × R$ 62,42 + 4 × R$ 62,41`. What is shown adds up to the amount, to the cent. */
export function formatInstalments(cents: number, count: number): string {
  const months = instalments(cents, count);
  return [...new Set(months)]
    .filter((amount) => amount > 0)
    .map(
      (amount) =>
        `${months.filter((month) => month === amount).length}\u00A0×\u00A0${formatMoney(amount / 100, 'BRL')}`,
    )
    .join(' + ');
}
