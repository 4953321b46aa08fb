import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromSlider, PRICE_RANGES, sliderBounds, toSlider } from './shop.prices.ts';

const bounds = { min: 10, max: 8000 };

it('the slider covers every price in whole steps, also in an empty shop', () => {
  expect(sliderBounds({ min: 10.83, max: 7999.99 })).toEqual(bounds);
  expect(sliderBounds({ min: 0, max: 0 })).toEqual({ min: 0, max: 10 });
});

it('a handle at the end of the slider sets no limit', () => {
  expect(fromSlider([10, 8000], bounds)).toEqual({ minPrice: undefined, maxPrice: undefined });
  expect(fromSlider([50, 500], bounds)).toEqual({ minPrice: 50, maxPrice: 500 });
});

it('handles stay inside the bounds, the lower one first, for any range in the URL', () => {
  const price = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined });
  fc.assert(
    fc.property(price, price, (minPrice, maxPrice) => {
      const [from, to] = toSlider({ minPrice, maxPrice }, bounds);
      expect(from).toBeLessThanOrEqual(to);
      expect(from).toBeGreaterThanOrEqual(bounds.min);
      expect(to).toBeLessThanOrEqual(bounds.max);
    }),
  );
});

it('the preset ranges cover every price', () => {
  const [all, ...parts] = PRICE_RANGES;
  expect(all).toEqual({});
  expect(parts.map(({ minPrice }) => minPrice)).toEqual([
    undefined,
    ...parts.slice(0, -1).map(({ maxPrice }) => maxPrice),
  ]);
  expect(parts.at(-1)?.maxPrice).toBeUndefined();
});
