interface Taken<Item> {
  gone: readonly Item[];
  /** The list from which they were taken. */
  before: readonly Item[];
  /** What tells an item from all others, for good. */
  keyOf: (item: Item) => string;
}

/** The list with what was taken out of it, each behind what stood before it, or before what stood behind it. All that has changed since stays as it is. */
export function putBack<Item>(now: readonly Item[], { gone, before, keyOf }: Taken<Item>): Item[] {
  const goneKeys = new Set(gone.map(keyOf));
  const keys = now.map(keyOf);
  const list = [...now];
  let at = before.map((item) => keys.indexOf(keyOf(item))).find((place) => place >= 0) ?? 0;
  for (const item of before) {
    const key = keyOf(item);
    const place = keys.indexOf(key);
    if (place >= 0) at = place + 1;
    if (place >= 0 || !goneKeys.has(key)) continue;
    list.splice(at, 0, item);
    keys.splice(at, 0, key);
    at += 1;
  }
  return list;
}
