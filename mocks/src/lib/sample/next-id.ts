/** The id of the next thing: one more than the highest. 1 when there is nothing yet. */
export function nextId(rows: readonly { id: number }[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}
