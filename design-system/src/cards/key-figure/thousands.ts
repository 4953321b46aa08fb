const exact = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** Writes a figure without losing what counts: 689, 2,76k, 97,8k, 1,684M. */
export function inThousands(value: number): string {
  const size = Math.abs(value);
  // Rounding would give 1.000k here, which is a million.
  if (size >= 999_999.5) return `${exact.format(value / 1_000_000)}M`;
  return size >= 1000 ? `${exact.format(value / 1000)}k` : exact.format(value);
}
