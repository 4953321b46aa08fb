/**
 * The position over which the middle of a row stands that a pointer has carried by `offset` px. Rows may differ in height; the carried
 * one does not count.
 */
export function rowAt(list: HTMLElement | null, from: number, offset: number): number {
  const rows = [...(list?.children ?? [])].filter((row) => row instanceof HTMLElement);
  const middleOf = ({ offsetTop, offsetHeight }: HTMLElement) => offsetTop + offsetHeight / 2;
  const carried = rows[from];
  if (!carried) return from;
  const middle = middleOf(carried) + offset;
  return rows.filter((row, index) => index !== from && middleOf(row) < middle).length;
}
