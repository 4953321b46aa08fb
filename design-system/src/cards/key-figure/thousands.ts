// Three decimals after a comma would read as thousands: 8,549k.
const short = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });
const shorter = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Writes a figure without losing what counts: 689, 2,76k, 97,8k, 999,9k, 1,68M. */
export function inThousands(value: number): string {
  const size = Math.abs(value);
  // Rounding would give 1.000k here, which is a million.
  if (size >= 999_950) return `${short.format(value / 1_000_000)}M`;
  if (size >= 100_000) return `${shorter.format(value / 1000)}k`;
  return size >= 1000 ? `${short.format(value / 1000)}k` : short.format(value);
}
