/** A price range in Brazilian reais; a missing bound is open. */
export interface PriceRange {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** The preset ranges, all prices first. */
export const PRICE_RANGES: readonly PriceRange[] = [
  {},
  { maxPrice: 10 },
  { minPrice: 10, maxPrice: 100 },
  { minPrice: 100, maxPrice: 500 },
  { minPrice: 500 },
];

/** The slider's bounds: whole tens that include every price. */
export function sliderBounds({ min, max }: { min: number; max: number }): { min: number; max: number } {
  const least = Math.floor(min / STEP) * STEP;
  return { min: least, max: Math.max(least + STEP, Math.ceil(max / STEP) * STEP) };
}

export const STEP = 10;

/** The handles' values for a range: inside the bounds, the lower one first. */
export function toSlider(
  { minPrice, maxPrice }: PriceRange,
  { min, max }: { min: number; max: number },
): [number, number] {
  const within = (price: number) => Math.min(max, Math.max(min, price));
  const from = within(minPrice ?? min);
  return [from, Math.max(from, within(maxPrice ?? max))];
}

/** The range for the handles' values: a handle at the end of the slider is an open bound. */
export function fromSlider(
  [from, to]: readonly [number, number],
  { min, max }: { min: number; max: number },
): PriceRange {
  return { minPrice: from <= min ? undefined : from, maxPrice: to >= max ? undefined : to };
}

export function isSameRange(one: PriceRange, other: PriceRange): boolean {
  return one.minPrice === other.minPrice && one.maxPrice === other.maxPrice;
}
