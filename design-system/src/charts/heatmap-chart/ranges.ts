/** Values that share a shade: from the first to the last one, both included. */
export interface HeatRange {
  from: number;
  to: number;
}

/** Ranges of one size that together reach from nothing to the greatest value. */
export function evenRanges(most: number, count: number): HeatRange[] {
  const size = Math.max(Math.ceil(most / count), 1);
  return Array.from({ length: count }, (_, step) => ({
    from: step * size + (step > 0 ? 1 : 0),
    to: (step + 1) * size,
  }));
}

/** The number of the range that a value is in; the nearest one when it lies outside of all. */
export function rangeOf(ranges: readonly HeatRange[], value: number): number {
  const index = ranges.findIndex(({ to }) => value <= to);
  return index < 0 ? ranges.length - 1 : index;
}
