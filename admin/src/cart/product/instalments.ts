/** As many monthly instalments as the shop offers without interest. */
export const MOST_INSTALMENTS = 12;

/** What each month costs, in cents: the first ones carry the cents that cannot be shared out. */
export function instalments(cents: number, count: number): number[] {
  const least = Math.floor(cents / count);
  const rest = cents - least * count;
  return Array.from({ length: count }, (_, index) => (index < rest ? least + 1 : least));
}
