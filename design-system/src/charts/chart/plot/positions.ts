import type { Position, Spot } from '../chart.types.ts';

type Marks = readonly (readonly (Spot | null)[])[];

/** The keys that lead from value to value. */
export type PositionKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** The first value that can be looked at. */
export function firstPosition(marks: Marks): Position | undefined {
  const series = marks.findIndex((row) => row.some(Boolean));
  return series < 0 ? undefined : { series, index: (marks[series] ?? []).findIndex(Boolean) };
}

/**
 * The next position for a key: along the series, to its ends, or to the same index of the next series. Missing and
 * hidden values are skipped, and at an end the position stays.
 */
export function nextPosition(marks: Marks, from: Position, key: PositionKey, isRtl: boolean): Position {
  const row = marks[from.series] ?? [];
  switch (key) {
    case 'Home':
      return { ...from, index: seek(row, 0, 1) ?? from.index };
    case 'End':
      return { ...from, index: seek(row, row.length - 1, -1) ?? from.index };
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
      return { ...from, index: seek(row, from.index + step, step) ?? from.index };
    }
    case 'ArrowUp':
    case 'ArrowDown': {
      const step = key === 'ArrowUp' ? -1 : 1;
      const column = marks.map((other) => other[from.index] ?? nearestInRow(other, from.index));
      return positionIn(marks, seek(column, from.series + step, step), from);
    }
  }
}

/** The index of the next one that is there. */
function seek(row: readonly unknown[], start: number, step: 1 | -1): number | undefined {
  for (let index = start; index >= 0 && index < row.length; index += step) if (row[index]) return index;
  return undefined;
}

function positionIn(marks: Marks, series: number | undefined, from: Position): Position {
  const row = series === undefined ? undefined : marks[series];
  if (series === undefined || !row) return from;
  if (row[from.index]) return { series, index: from.index };
  const spot = nearestInRow(row, from.index);
  return spot ? { series, index: row.indexOf(spot) } : from;
}

function nearestInRow(row: readonly (Spot | null)[], index: number): Spot | undefined {
  const before = seek(row, Math.min(index, row.length - 1), -1);
  const after = seek(row, index, 1);
  return row[before ?? after ?? -1] ?? undefined;
}

/** The place whose column is nearest, and in it the value that is nearest. */
export function nearestInColumns(marks: Marks, columns: readonly number[], spot: Spot): Position | undefined {
  const index = nearestIndex(columns, spot.x);
  const column = marks.map((row) => [row[index] ?? null]);
  const position = nearest(column, spot, (mark) => Math.abs(mark.y - spot.y));
  return position && { series: position.series, index };
}

/** The value that is nearest in all directions, unless it is further than a distance. */
export function nearestPoint(marks: Marks, spot: Spot, within = Infinity): Position | undefined {
  const position = nearest(marks, spot, (mark) => distance(mark, spot));
  const mark = position && marks[position.series]?.[position.index];
  return mark && distance(mark, spot) <= within ? position : undefined;
}

export const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

function nearest(marks: Marks, spot: Spot, measure: (mark: Spot) => number): Position | undefined {
  let best: Position | undefined;
  let least = Infinity;
  marks.forEach((row, series) =>
    row.forEach((mark, index) => {
      const size = mark ? measure(mark) : Infinity;
      if (size >= least) return;
      least = size;
      best = { series, index };
    }),
  );
  return best;
}

/** The index of the nearest of evenly spaced positions, which may run either way. */
export function nearestIndex(columns: readonly number[], x: number): number {
  const [first = 0] = columns;
  const last = columns.at(-1) ?? first;
  if (columns.length < 2 || last === first) return 0;
  const index = Math.round(((x - first) / (last - first)) * (columns.length - 1));
  return Math.min(Math.max(index, 0), columns.length - 1);
}
