/** The keys of the rows that are selected. */
export type Selection = ReadonlySet<string>;

/** The row is selected, or no longer. */
export function toggleRow(selected: Selection, key: string): Selection {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** All of them are selected; when all of them were, none is. Rows that are not among them stay as they are. */
export function toggleAll(selected: Selection, keys: readonly string[]): Selection {
  const next = new Set(selected);
  const isAll = howMany(selected, keys) === 'all';
  for (const key of keys) {
    if (isAll) next.delete(key);
    else next.add(key);
  }
  return next;
}

/** The rows from one to the other, in the order in which they are shown, become what the first one is. */
export function selectRange(
  selected: Selection,
  keys: readonly string[],
  range: { from: number; to: number },
): Selection {
  const next = new Set(selected);
  const isSelected = selected.has(keys[range.from] ?? '');
  for (let index = Math.min(range.from, range.to); index <= Math.max(range.from, range.to); index += 1) {
    const key = keys[index];
    if (key === undefined) continue;
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** How many of the rows are selected. */
export function howMany(selected: Selection, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = countSelected(selected, keys);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The number of these rows that are selected. */
export function countSelected(selected: Selection, keys: readonly string[]): number {
  let count = 0;
  for (const key of keys) if (selected.has(key)) count += 1;
  return count;
}

/** Without the rows that have gone. While none is selected, no row is looked at. */
export function withoutGone<Item>(
  selected: Selection,
  rows: readonly Item[],
  rowKey: (item: Item) => string,
): Selection {
  if (selected.size === 0) return selected;
  const there = new Set<string>();
  for (const item of rows) {
    const key = rowKey(item);
    if (selected.has(key)) there.add(key);
  }
  return there.size === selected.size ? selected : new Set([...selected].filter((key) => there.has(key)));
}
