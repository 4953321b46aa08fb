/** The story of a series: where it starts and ends, how far it goes, and where it leads. */
export interface SeriesSummary {
  first: number;
  last: number;
  least: { value: number; index: number };
  most: { value: number; index: number };
  trend: 'rising' | 'falling' | 'level';
}

/** A summary of the values: trend, range, lowest and highest. Undefined when there is no value. */
export function summarise(values: readonly (number | null)[]): SeriesSummary | undefined {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return undefined;
  const least = known.reduce((low, one) => (one.value < low.value ? one : low));
  const most = known.reduce((high, one) => (one.value > high.value ? one : high));
  return { first: first.value, last: last.value, least, most, trend: trendOf(known, most.value - least.value) };
}

/**
 * The slope of the line that fits best: it counts when it climbs a tenth of the whole range from end to end, and leads where
 * the last value lies, which is told beside it.
 */
function trendOf(known: readonly { value: number; index: number }[], range: number): SeriesSummary['trend'] {
  const middle = mean(known.map(({ index }) => index));
  const average = mean(known.map(({ value }) => value));
  const spread = sum(known.map(({ index }) => (index - middle) ** 2));
  const climb = sum(known.map(({ index, value }) => (index - middle) * (value - average)));
  const width = (known.at(-1)?.index ?? 0) - (known[0]?.index ?? 0);
  const rise = spread === 0 ? 0 : (climb / spread) * width;
  const change = (known.at(-1)?.value ?? 0) - (known[0]?.value ?? 0);
  if (Math.abs(rise) <= range / 10 || Math.sign(rise) !== Math.sign(change)) return 'level';
  return rise > 0 ? 'rising' : 'falling';
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const mean = (values: readonly number[]) => sum(values) / values.length;
