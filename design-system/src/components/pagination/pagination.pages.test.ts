import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageSteps } from './pagination.pages.ts';

const pageOfMany = fc
  .integer({ min: 1, max: 5000 })
  .chain((pageCount) => fc.record({ pageCount: fc.constant(pageCount), page: fc.integer({ min: 1, max: pageCount }) }));

describe('the pages that a pager offers', () => {
  it('are all pages when they are few', () => {
    expect(pageSteps(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageSteps(1, 1)).toEqual([1]);
    expect(pageSteps(1, 0)).toEqual([]);
  });

  it('leave out what is far from the current page', () => {
    expect(pageSteps(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
    expect(pageSteps(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
    expect(pageSteps(9, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
  });

  it('are as many on every page, rise, and hold the first, the last and the current one', () => {
    fc.assert(
      fc.property(pageOfMany, ({ page, pageCount }) => {
        const steps = pageSteps(page, pageCount);
        const pages = steps.filter((step) => step !== 'gap');

        expect(steps).toHaveLength(Math.min(7, pageCount));
        expect(pages).toEqual(pages.toSorted((one, other) => one - other));
        expect(new Set(pages).size).toBe(pages.length);
        expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]));
      }),
    );
  });

  it('stand for two pages or more where they leave some out', () => {
    fc.assert(
      fc.property(pageOfMany, ({ page, pageCount }) => {
        const steps = pageSteps(page, pageCount);
        const gaps = steps.flatMap((step, index) => {
          const [before, after] = [steps[index - 1], steps[index + 1]];
          return step === 'gap' && typeof before === 'number' && typeof after === 'number' ? [after - before - 1] : [];
        });

        expect(gaps.filter((leftOut) => leftOut < 2)).toEqual([]);
      }),
    );
  });
});
