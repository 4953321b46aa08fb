import { leastOf, mostOf } from '../../lib/extent.ts';
import type { Direction } from '../../theme/appearance.ts';
import type { Spot } from '../chart/chart.types.ts';
import { groupsOf } from '../chart/plot/thin.ts';

/** Room above and below for the width of the line and its dots. */
const margin = 8;

/** Values in the order of time; `null` where one is not known. */
export type SparkValues = readonly (number | null)[];

const known = (values: SparkValues) => values.filter((value) => value !== null);

/** The points of the values, on a scale of 100 by 100. Values that are all the same lie in the middle, and zeros at the bottom. */
export function sparkPoints(values: SparkValues, isRtl: boolean): (Spot | null)[] {
  const least = leastOf(known(values));
  const range = mostOf(known(values)) - least;
  const level = least === 0 ? 0 : 0.5;
  return values.map((value, index) => {
    if (value === null) return null;
    const along = values.length === 1 ? 50 : (index / (values.length - 1)) * 100;
    const up = range === 0 ? level : (value - least) / range;
    return { x: isRtl ? 100 - along : along, y: 100 - margin - up * (100 - 2 * margin) };
  });
}

export const isMirrored = (direction: Direction): boolean => direction === 'rtl';

/** As many columns as a line of that size has room for. */
export const SPARK_COLUMNS = 200;

/** The values as bars that can be told apart: of more, the greatest of those that share one. */
export function sparkBars(values: SparkValues): (number | null)[] {
  if (values.length <= SPARK_COLUMNS) return [...values];
  const perBar = values.length / SPARK_COLUMNS;
  return groupsOf(values, (_, index) => Math.floor(index / perBar)).map((group) =>
    known(group).length > 0 ? mostOf(known(group)) : null,
  );
}
