/** What changed at one place of a list, told by the list in which a person saw it: by now there may be another one. */
export interface ListEdit<Item> {
  /** The list as it was seen. */
  among: readonly Item[];
  /** The place in it. */
  at: number;
  /** How many go from there on. */
  gone: number;
  /** What stands there afterwards. */
  come: readonly Item[];
}

export const adding = <Item>(among: readonly Item[], come: readonly Item[]): ListEdit<Item> => ({
  among,
  at: among.length,
  gone: 0,
  come,
});

export const removing = <Item>(among: readonly Item[], at: number): ListEdit<Item> => ({
  among,
  at,
  gone: 1,
  come: [],
});

export const replacing = <Item>(among: readonly Item[], at: number, by: Item): ListEdit<Item> => ({
  among,
  at,
  gone: 1,
  come: [by],
});

/** The edit that takes another one back. */
export const backOf = <Item>({ among, at, gone, come }: ListEdit<Item>): ListEdit<Item> => ({
  among: among.toSpliced(at, gone, ...come),
  at,
  gone: come.length,
  come: among.slice(at, at + gone),
});

/** The list as it is now, with the edit in it. What came and went elsewhere in it stays so; what is gone cannot go again. */
export function edited<Item>(list: readonly Item[], edit: ListEdit<Item>): Item[] {
  const { among, at, gone, come } = edit;
  if (gone === 0) return list.toSpliced(placeFor(list, edit), 0, ...come);
  let left = [...list];
  let place = -1;
  for (const item of among.slice(at, at + gone)) {
    const found = placeOfItem(left, item, at);
    if (found < 0) continue;
    left = left.toSpliced(found, 1);
    if (place < 0) place = found;
  }
  return place < 0 ? left : left.toSpliced(place, 0, ...come);
}

/** Where something stands in a list; where it stands there more than once, the place next to the one where it was. */
function placeOfItem<Item>(list: readonly Item[], item: Item, near: number): number {
  const text = JSON.stringify(item);
  const places = list.flatMap((one, place) => (JSON.stringify(one) === text ? [place] : []));
  const [nearest = -1] = places.toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near));
  return nearest;
}

/** After what stood before it, as far as that is still there; else before what followed. */
function placeFor<Item>(list: readonly Item[], { among, at }: ListEdit<Item>): number {
  for (let index = at - 1; index >= 0; index -= 1) {
    const found = placeOfItem(list, among[index], index);
    if (found >= 0) return found + 1;
  }
  for (let index = at; index < among.length; index += 1) {
    const found = placeOfItem(list, among[index], index);
    if (found >= 0) return found;
  }
  return 0;
}

/** Names for what is in a list, which stay while other things in it come and go. */
export function idsOf(list: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  return list.map((item) => {
    const text = JSON.stringify(item);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return `${count} ${text}`;
  });
}
