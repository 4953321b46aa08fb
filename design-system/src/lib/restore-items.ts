interface Removal<Item> {
  gone: readonly Item[];
  /** The list from which they were taken. */
  before: readonly Item[];
  /** The unique and permanent key of an item. */
  keyOf: (item: Item) => string;
}

/** The list with what was taken out of it, each behind what stood before it, or before what stood behind it. All that has changed since stays as it is. */
export function restoreItems<Item>(now: readonly Item[], { gone, before, keyOf }: Removal<Item>): Item[] {
  const goneKeys = new Set(gone.map(keyOf));
  const keys = now.map(keyOf);
  const list = [...now];
  let at = before.map((item) => keys.indexOf(keyOf(item))).find((position) => position >= 0) ?? 0;
  for (const item of before) {
    const key = keyOf(item);
    const position = keys.indexOf(key);
    if (position >= 0) at = position + 1;
    if (position >= 0 || !goneKeys.has(key)) continue;
    list.splice(at, 0, item);
    keys.splice(at, 0, key);
    at += 1;
  }
  return list;
}
