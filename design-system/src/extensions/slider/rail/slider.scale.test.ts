import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { follow, pipPositions, type Range, scaleOf, shareOf, shift } from './slider.scale.ts';

const percent = scaleOf({ min: 0, max: 100, step: 1, stops: undefined });
const stops = [0, 50, 100, 150, 500, 800, 1000];
const uneven = scaleOf({ min: 0, max: 100, step: 1, stops });

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([one, other]): Range => (one < other ? [one, other] : [other, one]));

describe('a scale with uneven stops', () => {
  it('gives every stop the same room', () => {
    expect(stops.map((stop) => shareOf(uneven, uneven.toPosition(stop)))).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => n / 6),
    );
  });

  it('takes a value between two stops for the nearer one', () => {
    expect([70, 90, 400, 5000].map((value) => uneven.toValue(uneven.toPosition(value)))).toEqual([50, 100, 500, 1000]);
  });
});

describe('an even scale', () => {
  it('is marked every so much, from its least value', () => {
    expect(pipPositions(scaleOf({ min: -20, max: 40, step: 1, stops: undefined }), 20)).toEqual([-20, 0, 20, 40]);
    expect(pipPositions(percent, 30)).toEqual([0, 30, 60, 90]);
  });

  it('adds tenths exactly', () => {
    const tenths = scaleOf({ min: 0, max: 1, step: 0.1, stops: undefined });

    expect(shift([0.1, 0.7], 0.2, tenths)).toEqual([0.3, 0.9]);
  });
});

describe('two handles', () => {
  it('keep their distance and stay on the scale when their range is dragged', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: -300, max: 300 }), ([from, to], by) => {
        const [newFrom, newTo] = shift([from, to], by, percent);

        expect(newTo - newFrom).toBe(to - from);
        expect(newFrom).toBeGreaterThanOrEqual(0);
        expect(newTo).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('move together when their distance is fixed', () => {
    expect(follow([30, 60], [20, 60], 'fixed', percent)).toEqual([30, 70]);
    expect(follow([20, 10], [20, 60], 'fixed', percent)).toEqual([0, 40]);
  });

  it('stop where their distance would get too large', () => {
    expect(follow([5, 60], [40, 60], { max: 40 }, percent)).toEqual([20, 60]);
    expect(follow([40, 95], [40, 60], { max: 40 }, percent)).toEqual([40, 80]);
    expect(follow([40, 75], [40, 60], { max: 40 }, percent)).toEqual([40, 75]);
  });
});
