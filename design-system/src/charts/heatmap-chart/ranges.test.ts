import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenRanges, rangeOf, shadesOf } from './ranges.ts';

it('cuts whole numbers into ranges of one size, without a gap', () => {
  expect(evenRanges([60, 4, 0], 3)).toEqual([
    { from: 0, to: 20 },
    { from: 21, to: 40 },
    { from: 41, to: 60 },
  ]);
});

it('cuts shares into five ranges that are true', () => {
  const ranges = evenRanges([0.02, 0.5, 0.98], 5);

  expect(ranges).toEqual([
    { from: 0, to: 0.2 },
    { from: 0.2, to: 0.4 },
    { from: 0.4, to: 0.6 },
    { from: 0.6, to: 0.8 },
    { from: 0.8, to: 1 },
  ]);
  expect([0.02, 0.3, 0.5, 0.7, 0.98].map((value) => rangeOf(ranges, value))).toEqual([0, 1, 2, 3, 4]);
});

it('has one range for each of few whole numbers', () => {
  expect(evenRanges([0, 1], 5)).toEqual([
    { from: 0, to: 0 },
    { from: 1, to: 1 },
  ]);
  expect(evenRanges([0], 5)).toEqual([{ from: 0, to: 0 }]);
});

it('has ranges of their own below zero', () => {
  expect(evenRanges([-20, 50], 5)).toEqual([
    { from: -20, to: -11 },
    { from: -10, to: -1 },
    { from: 0, to: 10 },
    { from: 11, to: 20 },
    { from: 21, to: 30 },
    { from: 31, to: 40 },
    { from: 41, to: 50 },
  ]);
  expect(evenRanges([0, -5], 5).at(-1)).toEqual({ from: 0, to: 0 });
  const ranges = evenRanges([-0.4, 0.5], 5);
  expect([-0.4, -0.05, 0, 0.05, 0.5].map((value) => rangeOf(ranges, value))).toEqual([0, 3, 4, 4, 8]);
});

it('is darker the further from zero, on either side', () => {
  expect(shadesOf(evenRanges([-20, 50], 5))).toEqual([
    { isBelowZero: true, percent: 29 },
    { isBelowZero: true, percent: 10 },
    { isBelowZero: false, percent: 10 },
    { isBelowZero: false, percent: 29 },
    { isBelowZero: false, percent: 49 },
    { isBelowZero: false, percent: 68 },
    { isBelowZero: false, percent: 100 },
  ]);
});

it('holds every value in its range, and uses no more than five on a side', () => {
  const numbers = fc.oneof(
    fc.array(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000),
      { minLength: 1 },
    ),
    fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }),
  );
  fc.assert(
    fc.property(numbers, (values) => {
      const ranges = evenRanges(values, 5);
      const shades = shadesOf(ranges);
      expect(shades.filter(({ isBelowZero }) => isBelowZero).length).toBeLessThanOrEqual(5);
      expect(shades.filter(({ isBelowZero }) => !isBelowZero).length).toBeLessThanOrEqual(5);
      for (const value of values) {
        const { from = 0, to = 0 } = ranges[rangeOf(ranges, value)] ?? {};
        expect(value).toBeGreaterThanOrEqual(from);
        expect(value).toBeLessThanOrEqual(to);
      }
    }),
  );
});

it('finds the range of a value, also of one beyond all', () => {
  const ranges = evenRanges([60], 6);

  expect([0, 10, 11, 60, 75].map((value) => rangeOf(ranges, value))).toEqual([0, 0, 1, 5, 5]);
});
