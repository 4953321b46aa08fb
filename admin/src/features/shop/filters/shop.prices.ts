/** A range of prices in Brazilian reais; an end that is missing is open. */
export interface PriceRange {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** The ranges to choose from, all prices first. */
export const PRICE_RANGES: readonly PriceRange[] = [
  {},
  { maxPrice: 10 },
  { minPrice: 10, maxPrice: 100 },
  { minPrice: 100, maxPrice: 500 },
  { minPrice: 500 },
];

/** Whole tens around all prices, so that both ends of the slider include them; the shop may be empty. */
export function sliderBounds({ min, max }: { min: number; max: number }): { min: number; max: number } {
  const least = Math.floor(min / STEP) * STEP;
  return { min: least, max: Math.max(least + STEP, Math.ceil(max / STEP) * STEP) };
}

export const STEP = 10;

/** Where the handles stand for a range: inside the bounds, the lower one first. */
export function toSlider(
  { minPrice, maxPrice }: PriceRange,
  { min, max }: { min: number; max: number },
): [number, number] {
  const within = (price: number) => Math.min(max, Math.max(min, price));
  const from = within(minPrice ?? min);
  return [from, Math.max(from, within(maxPrice ?? max))];
}

/** The range that the handles stand for: an end of the slider is an open end. */
export function fromSlider(
  [from, to]: readonly [number, number],
  { min, max }: { min: number; max: number },
): PriceRange {
  return { minPrice: from <= min ? undefined : from, maxPrice: to >= max ? undefined : to };
}

export function isSameRange(one: PriceRange, other: PriceRange): boolean {
  return one.minPrice === other.minPrice && one.maxPrice === other.maxPrice;
}
