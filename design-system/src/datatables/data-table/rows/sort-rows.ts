import type { SortKeys } from './sort-keys.ts';

export interface SortBy {
  keys: SortKeys;
  isDescending: boolean;
}

/** The rows in the order of the keys, the first one deciding; rows that are equal in all of them stay as they were. */
export function sortRows(count: number, by: readonly SortBy[]): Uint32Array {
  const places = by.reduce<Places | undefined>(refine, undefined);
  if (!places) return asTheyAre(count);
  return orderOf(places);
}

interface Places {
  /** The rank of each row. Equal rows share a rank. */
  at: Float64Array;
  count: number;
}

function refine(before: Places | undefined, { keys, isDescending }: SortBy): Places {
  const { places, count } = keys;
  const at = Float64Array.from(places);
  if (isDescending) {
    for (let row = 0; row < at.length; row += 1) {
      const position = places[row] ?? 0;
      if (position < count) at[row] = count - 1 - position;
    }
  }
  if (!before) return { at, count: count + 1 };

  for (let row = 0; row < at.length; row += 1) at[row] = (before.at[row] ?? 0) * (count + 1) + (at[row] ?? 0);
  return dense({ at, count: before.count * (count + 1) });
}

/** The same places without gaps, so that the next column has room below each. */
function dense({ at, count }: Places): Places {
  const order = orderOf({ at, count });
  const next = new Float64Array(at.length);
  let position = 0;
  order.forEach((row, index) => {
    if (index > 0 && at[row] !== at[order[index - 1] ?? 0]) position += 1;
    next[row] = position;
  });
  return { at: next, count: position + 1 };
}

/** Browsers sort numbers many times quicker than they call a comparison: place and row go into one number where it fits. */
function orderOf({ at, count }: Places): Uint32Array {
  const rows = at.length;
  if (count * rows > Number.MAX_SAFE_INTEGER) {
    return asTheyAre(rows).toSorted((a, b) => (at[a] ?? 0) - (at[b] ?? 0) || a - b);
  }
  const packed = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) packed[row] = (at[row] ?? 0) * rows + row;
  packed.sort();
  const order = new Uint32Array(rows);
  for (let index = 0; index < rows; index += 1) order[index] = (packed[index] ?? 0) % rows;
  return order;
}

function asTheyAre(count: number): Uint32Array {
  const order = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) order[row] = row;
  return order;
}
