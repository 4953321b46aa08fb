import type { CellValue } from '../../../lib/files/spreadsheet-safe.ts';
import { orderByLetters } from './letter-order.ts';

/** The rank of each value in the order of its column, from 0. Equal values share a rank. */
export interface SortKeys {
  places: Uint32Array;
  /** How many places there are. Rows without a value stand at this place: last in both directions. */
  count: number;
}

/** Computed once for a column: from then on no sort compares text. */
export function sortKeys(values: readonly CellValue[], collator: Intl.Collator): SortKeys {
  const isText = values.some((value) => typeof value === 'string');
  return isText ? textKeys(values, collator) : numberKeys(values);
}

function numberKeys(values: readonly CellValue[]): SortKeys {
  const numbers = Float64Array.from(values, (value) => (value === null ? Number.NaN : Number(value)));
  // Whatever is no number comes last.
  const sorted = numbers.toSorted();
  const distinct = sorted.filter((number, index) => !Number.isNaN(number) && number !== sorted[index - 1]);
  const places = new Uint32Array(numbers.length);
  for (let row = 0; row < numbers.length; row += 1) places[row] = positionIn(distinct, numbers[row] ?? Number.NaN);
  return { places, count: distinct.length };
}

/** The place of a number that is among them; behind the last one for what is no number. */
function positionIn(distinct: Float64Array, number: number): number {
  if (Number.isNaN(number)) return distinct.length;
  let low = 0;
  let high = distinct.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((distinct[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function textKeys(values: readonly CellValue[], collator: Intl.Collator): SortKeys {
  const texts = values.map((value) => String(value ?? ''));
  const compare = (a: number, b: number) => compareTexts(texts[a] ?? '', texts[b] ?? '', collator);
  const guess = orderByLetters(texts);
  const ranked = rank(guess, compare) ??
    rank(guess.toSorted(compare), compare) ?? { places: guess, count: texts.length };
  const first = guess.find((row) => texts[row] === '');
  return first === undefined ? ranked : emptyLast(ranked, ranked.places[first] ?? 0);
}

function compareTexts(a: string, b: string, collator: Intl.Collator): number {
  return a === b ? 0 : collator.compare(a, b);
}

/** Nothing when they are not in order. */
function rank(order: Uint32Array, compare: (a: number, b: number) => number): SortKeys | undefined {
  const places = new Uint32Array(order.length);
  let position = 0;
  for (let index = 1; index < order.length; index += 1) {
    const current = order[index] ?? 0;
    const difference = compare(order[index - 1] ?? 0, current);
    if (difference > 0) return undefined;
    if (difference < 0) position += 1;
    places[current] = position;
  }
  return { places, count: position + 1 };
}

/** The empty text comes before all others, but it is no value: it goes to the end, and the others move up. */
function emptyLast({ places, count }: SortKeys, empty: number): SortKeys {
  return { places: places.map((position) => (position <= empty ? count - 1 : position - 1)), count: count - 1 };
}
