/** Values of days; `null` where one is not known. */
export type Values = readonly (number | null)[];

const known = (values: Values) => values.filter((value) => value !== null);

/** The sum of the days that are known, or `null` when none is. */
export function sumOf(values: Values): number | null {
  const days = known(values);
  return days.length === 0 ? null : days.reduce((sum, value) => sum + value, 0);
}

/** The average of the days that are known, or `null` when none is. */
export function averageOf(values: Values): number | null {
  const days = known(values);
  const sum = sumOf(days);
  return sum === null ? null : sum / days.length;
}

/** The average, in which each day counts as often as its weight says. */
export function weightedAverageOf(values: Values, weights: Values): number | null {
  const pairs = values.flatMap((value, index) => {
    const weight = weights[index] ?? null;
    return value === null || weight === null ? [] : [{ value, weight }];
  });
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? null : pairs.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}
