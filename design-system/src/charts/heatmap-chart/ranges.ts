import { leastOf, mostOf } from '../../lib/extent.ts';
import type { Shade } from '../chart/chart.types.ts';

/** Values that share a shade: from the first to the last one, both included. */
export interface HeatRange {
  from: number;
  to: number;
}

/**
 * Ranges of one size from zero to the greatest value, `count` of them where there are as many different values, and own ones of the same
 * size below zero. Those of whole numbers do not overlap; others meet.
 */
export function evenRanges(values: readonly number[], count: number): HeatRange[] {
  const [least, most] = [leastOf(values, 0), mostOf(values, 0)];
  const furthest = Math.max(most, -least);
  const isWhole = values.every(Number.isInteger);
  if (isWhole && furthest < count) return Array.from({ length: most - least + 1 }, (_, index) => only(least + index));
  const size = isWhole ? Math.ceil(furthest / count) : roundedUp(furthest / count);
  const steps = (end: number) => Array.from({ length: Math.ceil(plainly(end / size)) }, (_, step) => step);
  const gap = isWhole ? 1 : 0;
  // Below zero, whole numbers end at -1.
  const zero = isWhole && most === 0 && values.includes(0) ? [only(0)] : [];
  return [
    ...steps(-least)
      .map((step) => ({ from: -plainly((step + 1) * size), to: -plainly(step * size + gap) || 0 }))
      .toReversed(),
    ...zero,
    ...steps(most).map((step) => ({
      from: plainly(step * size) + (step > 0 ? gap : 0),
      to: plainly((step + 1) * size),
    })),
  ];
}

const only = (value: number): HeatRange => ({ from: value, to: value });

/** The number of the range that a value is in; the nearest one when it lies outside of all. */
export function rangeOf(ranges: readonly HeatRange[], value: number): number {
  const index = ranges.findIndex(
    (range) => value < range.to || (value === range.to && !(value === 0 && isBelow(range))),
  );
  return index < 0 ? ranges.length - 1 : index;
}

/** The shades of ranges, darker the further they are from zero. */
export function shadesOf(ranges: readonly HeatRange[]): Shade[] {
  const below = ranges.filter(isBelow).length;
  const steps = Math.max(below, ranges.length - below);
  return ranges.map((range, index) => {
    const isBelowZero = isBelow(range);
    return { isBelowZero, percent: percentOf(isBelowZero ? below - 1 - index : index - below, steps) };
  });
}

const isBelow = ({ from, to }: HeatRange) => from < 0 && to <= 0;

/**
 * How dark a step is. Between 70 and 95, neither dark nor light figures could be read on it: all steps but the last stay below.
 */
function percentOf(step: number, steps: number): number {
  return step >= steps - 1 ? 100 : Math.round(10 + (58 * step) / Math.max(steps - 2, 1));
}

/** At least as much, in two digits: 0.196 is 0.2. */
function roundedUp(size: number): number {
  const unit = 10 ** (Math.floor(Math.log10(size)) - 1);
  return plainly(Math.ceil(plainly(size / unit)) * unit);
}

/** Without the last digits, which are those of binary arithmetic. */
const plainly = (value: number) => Number(value.toPrecision(12));
