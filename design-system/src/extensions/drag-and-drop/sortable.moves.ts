import type { SortableItem, SortableList, SortableLists, SortablePosition } from './sortable.types.ts';

/** The list that an item is in. */
export function listOf(lists: SortableLists, itemId: string): SortableList | undefined {
  return lists.find(({ items }) => items.some(({ id }) => id === itemId));
}

/** The place that an item has. */
export function positionOf(lists: SortableLists, itemId: string): SortablePosition | undefined {
  const list = listOf(lists, itemId);
  return list && { listId: list.id, index: list.items.findIndex(({ id }) => id === itemId) };
}

/** The lists without some of their items. */
function without(lists: SortableLists, itemIds: readonly string[]): SortableLists {
  return lists.map((list) => ({ ...list, items: list.items.filter(({ id }) => !itemIds.includes(id)) }));
}

/** The lists with some items more, one after the other from a place on. */
function withItems(lists: SortableLists, added: readonly SortableItem[], position: SortablePosition): SortableLists {
  return lists.map((list) =>
    list.id === position.listId ? { ...list, items: list.items.toSpliced(position.index, 0, ...added) } : list,
  );
}

/** The ids of all that go with an item: the chosen ones when it is one of them, else itself alone. */
export function goingWith(itemId: string, selected: readonly string[]): readonly string[] {
  return selected.includes(itemId) ? selected : [itemId];
}

/** The lists without what goes along with an item, among which its places are counted. */
export function withoutCompany(lists: SortableLists, itemId: string, itemIds: readonly string[]): SortableLists {
  return without(
    lists,
    itemIds.filter((id) => id !== itemId),
  );
}

/** The lists after items went to a place, in the order they had. */
export function moveItems(lists: SortableLists, itemIds: readonly string[], position: SortablePosition): SortableLists {
  const moved = lists.flatMap(({ items }) => items.filter(({ id }) => itemIds.includes(id)));
  return withItems(without(lists, itemIds), moved, position);
}

/** The lists after a copy of an item came to a place, under an id that none has. */
export function copyItem(lists: SortableLists, itemId: string, position: SortablePosition): SortableLists {
  const items = lists.flatMap((list) => list.items);
  const original = items.find(({ id }) => id === itemId);
  if (!original) return lists;
  let number = 2;
  while (items.some(({ id }) => id === `${itemId} ${number}`)) number += 1;
  return withItems(lists, [{ ...original, id: `${itemId} ${number}` }], position);
}
