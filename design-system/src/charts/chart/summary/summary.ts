interface Place {
  value: number;
  index: number;
}

/** The story of a series: where it starts and ends, how far it goes, and where it leads. */
export interface SeriesSummary {
  first: number;
  last: number;
  least: Place;
  most: Place;
  trend: 'rising' | 'falling' | 'level';
}

/**
 * A summary of the values: trend, range, lowest and highest. Undefined when there is no value. It goes through the values once and
 * makes no copy, for there may be hundreds of thousands.
 */
export function summarise(values: readonly (number | null)[]): SeriesSummary | undefined {
  let first: Place | undefined;
  let last: Place | undefined;
  let least: Place | undefined;
  let most: Place | undefined;
  const fit = { count: 0, indices: 0, values: 0, squares: 0, products: 0 };
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    if (value === null || value === undefined) continue;
    // Measured from the first value, large numbers do not lose their small differences.
    const [along, above] = first ? [index - first.index, value - first.value] : [0, 0];
    first ??= { value, index };
    last = { value, index };
    if (!least || value < least.value) least = last;
    if (!most || value > most.value) most = last;
    fit.count += 1;
    fit.indices += along;
    fit.values += above;
    fit.squares += along * along;
    fit.products += along * above;
  }
  if (!first || !last || !least || !most) return undefined;
  const climb = fit.products - (fit.indices * fit.values) / fit.count;
  const spread = fit.squares - fit.indices ** 2 / fit.count;
  const rise = spread === 0 ? 0 : (climb / spread) * (last.index - first.index);
  const trend = trendOf({ rise, change: last.value - first.value, range: most.value - least.value });
  return { first: first.value, last: last.value, least, most, trend };
}

/**
 * The slope of the line that fits best: it counts when it climbs a tenth of the whole range from end to end, and leads where
 * the last value lies, which is told beside it.
 */
function trendOf({ rise, change, range }: { rise: number; change: number; range: number }): SeriesSummary['trend'] {
  if (Math.abs(rise) <= range / 10 || Math.sign(rise) !== Math.sign(change)) return 'level';
  return rise > 0 ? 'rising' : 'falling';
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
