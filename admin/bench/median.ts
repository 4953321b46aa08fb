/** The middle one of some figures; 0 of none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;
}
