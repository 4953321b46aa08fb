/**
 * The shares of parts in whole per cent that add up to 100: the largest remainders are rounded up. Nothing is 0 of nothing.
 *
 * @param parts none below zero
 */
export function wholeSharesOf(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return shares.map((share, index) => (raised.has(index) ? share + 1 : share));
}

/** The same in words: `54%`, and `<1%` for a part above zero whose share is rounded to nothing. */
export function shareTextsOf(parts: readonly number[]): string[] {
  return wholeSharesOf(parts).map((share, index) => (share === 0 && (parts[index] ?? 0) > 0 ? '<1%' : `${share}%`));
}
