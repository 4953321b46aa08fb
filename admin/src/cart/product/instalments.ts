/** The largest number of monthly instalments without interest. */
export const MAX_INSTALMENTS = 12;

/** The amount of each month in cents; the first ones carry the remainder. */
export function instalments(cents: number, count: number): number[] {
  const least = Math.floor(cents / count);
  const rest = cents - least * count;
  return Array.from({ length: count }, (_, index) => (index < rest ? least + 1 : least));
}
