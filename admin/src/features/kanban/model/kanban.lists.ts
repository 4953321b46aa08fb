/** A change of one place of a list. It keeps the list as the person saw it, since another tab or request may change the list first. */
export interface ListEdit<Item> {
  /** The list as the person saw it. */
  seen: readonly Item[];
  /** Index in the list that was seen. */
  index: number;
  /** How many items go, from that index on. */
  removed: number;
  /** The items that take their place. */
  added: readonly Item[];
}

export const adding = <Item>(seen: readonly Item[], added: readonly Item[]): ListEdit<Item> => ({
  seen,
  index: seen.length,
  removed: 0,
  added,
});

export const removing = <Item>(seen: readonly Item[], index: number): ListEdit<Item> => ({
  seen,
  index,
  removed: 1,
  added: [],
});

export const replacing = <Item>(seen: readonly Item[], index: number, by: Item): ListEdit<Item> => ({
  seen,
  index,
  removed: 1,
  added: [by],
});

/** The edit that takes another one back. */
export const inverseEdit = <Item>({ seen, index, removed, added }: ListEdit<Item>): ListEdit<Item> => ({
  seen: seen.toSpliced(index, removed, ...added),
  index,
  removed: added.length,
  added: seen.slice(index, index + removed),
});

/** The current list with the edit applied. Other changes to the list stay; an item that is gone already is not removed again. */
export function applyEdit<Item>(list: readonly Item[], edit: ListEdit<Item>): Item[] {
  const { seen, index, removed, added } = edit;
  if (removed === 0) return list.toSpliced(insertionIndex(list, edit), 0, ...added);
  let left = [...list];
  let first = -1;
  for (const item of seen.slice(index, index + removed)) {
    const found = nearestIndexOf(left, item, index);
    if (found < 0) continue;
    left = left.toSpliced(found, 1);
    if (first < 0) first = found;
  }
  return first < 0 ? left : left.toSpliced(first, 0, ...added);
}

/** Index of an item; of several equal ones, that of the nearest to where it was. */
function nearestIndexOf<Item>(list: readonly Item[], item: Item, near: number): number {
  const text = JSON.stringify(item);
  const indexes = list.flatMap((one, index) => (JSON.stringify(one) === text ? [index] : []));
  const [nearest = -1] = indexes.toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near));
  return nearest;
}

/** After the nearest item before it that is still there, else before the nearest one after it. */
function insertionIndex<Item>(list: readonly Item[], { seen, index }: ListEdit<Item>): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const found = nearestIndexOf(list, seen[before], before);
    if (found >= 0) return found + 1;
  }
  for (let after = index; after < seen.length; after += 1) {
    const found = nearestIndexOf(list, seen[after], after);
    if (found >= 0) return found;
  }
  return 0;
}

/** Ids for the items of a list without any, which stay the same while others come and go. */
export function idsOf(list: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return list.map((item) => {
    const text = JSON.stringify(item);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return `${count} ${text}`;
  });
}
