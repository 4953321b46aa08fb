import { expect } from 'storybook/test';

/** How far from the upper edge of the window each of these elements is, in px. */
const topsOf = (rows: readonly Element[]) => rows.map((row) => Math.round(row.getBoundingClientRect().top));

/** Does something, and expects that none of these rows moved by it. */
export async function expectNoRowMoves(rows: readonly Element[], act: () => Promise<unknown>): Promise<void> {
  await expect(rows.length).toBeGreaterThan(1);
  const before = topsOf(rows);
  await act();
  await expect(topsOf(rows)).toEqual(before);
}
