import type { Change } from '@embarque/design-system';

/* Numbers are Brazilian in every language of the interface. */

const count = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});

/** `2.700`, and a dash for what is not known. */
export const formatCount = (value: number | null) => (value === null ? '—' : count.format(value));

/** `57,6%` without its sign. */
export const formatSize = (change: number) => share.format(Math.abs(change)).replace(/^\+/, '');

/** The sum behind a change: `2.700 ÷ 2.566,6 − 1 = +5,2%`; a dash where it has no share. */
export function formatChangeSum(change: Change, now: number | null, before: number | null): string {
  if (typeof change !== 'number' || before === 0) return '—';
  return `${formatCount(now)} ÷ ${formatCount(before)} − 1 = ${share.format(change)}`;
}
