/** How a figure changed, as a share of what it was: `new` after nothing, `null` when there is nothing to compare with. */
export type Change = number | 'new' | null;

/**
 * Compares a figure with the one before. A share needs a base above zero, so that no change is infinite or has the wrong sign.
 *
 * @param from the figure before; `null` when it is not known
 * @param to the figure now; `null` when it is not known
 */
export function changeOf(from: number | null, to: number | null): Change {
  if (from === null || to === null || from < 0) return null;
  if (from > 0) return (to - from) / from;
  if (to === 0) return 0;
  return to > 0 ? 'new' : null;
}
