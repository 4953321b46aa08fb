/** The greatest of values, or what it may not be less than. Takes any number of them, unlike `Math.max(...values)`. */
export const mostOf = (values: readonly number[], start = -Infinity): number =>
  values.reduce((most, value) => Math.max(most, value), start);

/** The least of values, or what it may not be more than. */
export const leastOf = (values: readonly number[], start = Infinity): number =>
  values.reduce((least, value) => Math.min(least, value), start);

/** The values with `null` for each that is no number, such as `NaN` and `Infinity`; the same list when all are numbers. */
export function knownValues(values: readonly (number | null)[]): readonly (number | null)[] {
  const isKnown = (value: number | null) => value === null || Number.isFinite(value);
  return values.every(isKnown) ? values : values.map((value) => (Number.isFinite(value) ? value : null));
}
