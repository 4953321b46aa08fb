import { expect, it } from 'vitest';
import { evenRanges, rangeOf } from './ranges.ts';

it('cuts values into ranges of one size, without a gap', () => {
  expect(evenRanges(60, 3)).toEqual([
    { from: 0, to: 20 },
    { from: 21, to: 40 },
    { from: 41, to: 60 },
  ]);
});

it('finds the range of a value, also of one beyond all', () => {
  const ranges = evenRanges(60, 6);

  expect([0, 10, 11, 60, 75].map((value) => rangeOf(ranges, value))).toEqual([0, 0, 1, 5, 5]);
});
