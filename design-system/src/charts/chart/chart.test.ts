import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barIn, bandsFor, barPath, stackBars } from './plot/bars.ts';
import { boxFor, shownTexts, widthOf } from './plot/box.ts';
import { shortNumber } from './summary/numbers.ts';
import { nearestIndex, nearestInColumns, nearestPoint, nextPosition } from './plot/positions.ts';
import { angleOf, arcLine, pointAt, sliceAt, slicesOf, turn } from './round/round.ts';
import { summarise } from './summary/summary.ts';
import { withinDays } from './days/useDays.ts';
import { valueScale } from './plot/value-scale.ts';

const all = () => true;

describe('a number on an axis', () => {
  it.each([
    [950, '950'],
    [1000, '1k'],
    [1250, '1,3k'],
    [25_000, '25k'],
    [-7400, '-7,4k'],
    [999_999, '1M'],
    [0.25, '0,25'],
  ])('writes %d as %s', (value, written) => {
    expect(shortNumber(value)).toBe(written);
  });
});

describe('stacked bars', () => {
  it('pile up what is above zero, and hang what is below it', () => {
    const spans = stackBars([[3], [-2], [4], [-1], [null]], 'stacked', all);

    expect(spans.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [0, -2],
      [3, 7],
      [-2, -3],
    ]);
  });

  it('close the gap of a series that is switched off', () => {
    const spans = stackBars([[3], [2], [4]], 'stacked', (series) => series !== 1);

    expect(spans.map(({ series, from, to }) => [series, from, to])).toEqual([
      [0, 0, 3],
      [2, 3, 7],
    ]);
  });

  it('all start at zero when they stand beside each other', () => {
    expect(stackBars([[3], [-2]], 'grouped', all).map(({ from }) => from)).toEqual([0, 0]);
  });
});

describe('bars beside each other', () => {
  it('stay within their band, in both directions, however many there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (categories, count, isRtl) => {
          const [band] = isRtl ? bandsFor(categories, 600, 0) : bandsFor(categories, 0, 600);
          if (!band || Math.abs(band.size) < count * 2) return;
          const [from, to] = [band.start, band.start + band.size].toSorted((one, other) => one - other);
          for (let position = 0; position < count; position += 1) {
            const bar = barIn(band, 'grouped', position, count);
            expect(bar.start).toBeGreaterThanOrEqual(from ?? 0);
            expect(bar.start + bar.size).toBeLessThanOrEqual(to ?? 0);
          }
        },
      ),
    );
  });

  it('are round only at their far end, and never more than they are high', () => {
    const rect = { x: 0, y: 10, width: 20, height: 4 };

    expect(barPath({ rect, radius: 6, round: 'top' })).toBe('M4,10H16a4,4 0 0 1 4,4V14H0V14a4,4 0 0 1 4,-4Z');
    expect(barPath({ rect, radius: 6, round: 'none' })).toBe('M0,10H20V14H0V10Z');
  });
});

describe('the arrow keys', () => {
  const spot = { x: 0, y: 0 };
  const marks = [
    [spot, null, spot],
    [null, null, null],
    [spot, spot, spot],
  ];

  it('pass over gaps and series that are switched off', () => {
    expect(nextPosition(marks, { series: 0, index: 0 }, 'ArrowRight', false)).toEqual({ series: 0, index: 2 });
    expect(nextPosition(marks, { series: 0, index: 2 }, 'ArrowDown', false)).toEqual({ series: 2, index: 2 });
    expect(nextPosition(marks, { series: 2, index: 1 }, 'ArrowUp', false)).toEqual({ series: 0, index: 0 });
  });

  it('stay at the ends, and run the other way from right to left', () => {
    expect(nextPosition(marks, { series: 2, index: 2 }, 'ArrowRight', false)).toEqual({ series: 2, index: 2 });
    expect(nextPosition(marks, { series: 2, index: 2 }, 'ArrowRight', true)).toEqual({ series: 2, index: 1 });
    expect(nextPosition(marks, { series: 2, index: 1 }, 'End', true)).toEqual({ series: 2, index: 2 });
  });
});

describe('the pointer', () => {
  it('finds the nearest of evenly spaced columns, as a search through all would', () => {
    const columns = fc
      .array(fc.constant(0), { minLength: 2, maxLength: 300 })
      .map((some) => some.map((_, at) => at * 7));
    fc.assert(
      fc.property(columns, fc.integer({ min: -50, max: 2500 }), fc.boolean(), (forward, x, isRtl) => {
        const walked = isRtl ? forward.toReversed() : forward;
        const found = walked[nearestIndex(walked, x)] ?? Infinity;
        expect(Math.abs(found - x)).toBe(Math.min(...walked.map((column) => Math.abs(column - x))));
      }),
    );
  });

  it('takes the value of the column that is nearest in height', () => {
    const marks = [
      [
        { x: 0, y: 10 },
        { x: 10, y: 10 },
      ],
      [{ x: 0, y: 90 }, null],
    ];

    expect(nearestInColumns(marks, [0, 10], { x: 2, y: 70 })).toEqual({ series: 1, index: 0 });
    expect(nearestInColumns(marks, [0, 10], { x: 8, y: 70 })).toEqual({ series: 0, index: 1 });
    expect(nearestPoint(marks, { x: 40, y: 40 }, 20)).toBeUndefined();
  });
});

describe('a circle', () => {
  const centre = { x: 50, y: 50 };

  it('gives each part its share of a turn, and nothing to what is switched off', () => {
    const slices = slicesOf([10, 30, 60], (part) => part !== 1);

    expect(slices.map(({ part, share }) => [part, Math.round(share * 100)])).toEqual([
      [0, 14],
      [2, 86],
    ]);
    expect(slices.at(-1)?.to).toBeCloseTo(turn);
  });

  it('finds the part at an angle, clockwise from the top', () => {
    const slices = slicesOf([1, 1, 1, 1], all);

    expect(sliceAt(slices, angleOf(centre, { x: 60, y: 40 }))).toBe(0);
    expect(sliceAt(slices, angleOf(centre, { x: 40, y: 60 }))).toBe(2);
  });

  it('knows the angle of every point that it places', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6.28, noNaN: true }), (angle) => {
        expect(Math.cos(angleOf(centre, pointAt(centre, angle, 20)) - angle)).toBeCloseTo(1);
      }),
    );
  });

  it('is drawn as two halves, for one arc cannot end where it starts', () => {
    expect(arcLine(centre, 10, 0, turn)).toBe('M50,40A10,10 0 0 1 50,60A10,10 0 0 1 50,40');
  });
});

describe('the summary', () => {
  it('describes ends, extremes and the trend', () => {
    expect(summarise([null, 4, 2, 9, 8])).toEqual({
      first: 4,
      last: 8,
      least: { value: 2, index: 2 },
      most: { value: 9, index: 3 },
      trend: 'rising',
    });
    expect(summarise([5, 9, 1, 9, 5])?.trend).toBe('level');
    expect(summarise([46, 50, 49, 44, 42, 47])?.trend).toBe('level');
    expect(summarise([null])).toBeUndefined();
  });
});

describe('an axis', () => {
  it('begins at zero and ends at a round number, unless an option says otherwise', () => {
    expect(valueScale({ values: [32, 96] }).domain()).toEqual([0, 100]);
    expect(valueScale({ values: [-3, 8] }).domain()[0]).toBeLessThanOrEqual(-3);
    expect(valueScale({ values: [32, 96], range: [0, 400] }).domain()).toEqual([0, 400]);
    expect(valueScale({ values: [] }).domain()).toEqual([0, 1]);
  });

  it('shows only as many texts as fit without touching', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 80, max: 900 }), (count, room) => {
        const texts = Array.from({ length: count }, (_, day) => `${day}/11`);
        const [first = 0, second = Infinity] = shownTexts(texts, room);
        const step = room / Math.max(count - 1, 1);
        expect((second - first) * step).toBeGreaterThan(widthOf('10/11'));
      }),
    );
  });

  it('leaves room at the side where lines start', () => {
    const setup = { width: 400, height: 200, side: ['100k'], below: ['Jan'] };

    expect(boxFor({ ...setup, isRtl: false }).left).toBeGreaterThan(30);
    expect(boxFor({ ...setup, isRtl: true }).right).toBeLessThan(370);
  });
});

it('keeps the values of the days that are chosen', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const series = [{ id: 'sold', label: 'Sold', values: [1, null, 3] }];

  expect(withinDays({ from: '2026-11-20', to: '2026-11-30' }, days, series)).toEqual({
    x: ['2026-11-20', '2026-11-21'],
    series: [{ id: 'sold', label: 'Sold', values: [null, 3] }],
  });
  expect(withinDays(null, days, series).x).toEqual(days);
});
