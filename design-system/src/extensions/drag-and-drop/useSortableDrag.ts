import {
  closestCenter,
  type CollisionDetection,
  type DragOverEvent,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import { copyItem, goingWith, listOf, moveItems, placeOf, withoutCompany } from './sortable.moves.ts';
import type { SortableLists, SortablePlace } from './sortable.types.ts';

/** What dropping does to the item: it goes, or a copy of it. */
export type SortableDrop = 'move' | 'copy';

interface SortableDragSetup {
  lists: SortableLists;
  /** The ids of the chosen items, which go together. */
  selected: readonly string[];
  drop: SortableDrop;
  onChange: (change: { lists: SortableLists }) => void;
}

interface Drag {
  /** The item in hand. */
  itemId: string;
  /** All that go with it, itself among them. */
  itemIds: readonly string[];
  /** Where it would land. */
  place: SortablePlace | undefined;
  /** Where it came into another list. Within a list, the items make room without changing places. */
  entry: SortablePlace | undefined;
}

/** A drag from the first press to the drop. Until then the owner's lists stay as they are, and only their picture changes. */
export function useSortableDrag({ lists, selected, drop, onChange }: SortableDragSetup) {
  const [drag, setDrag] = useState<Drag>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const resting = drag ? withoutCompany(lists, drag.itemId, drag.itemIds) : lists;
  const shown = drag?.entry ? moveItems(resting, [drag.itemId], drag.entry) : resting;

  const start = (itemId: string) => {
    const itemIds = goingWith(itemId, selected);
    const place = placeOf(withoutCompany(lists, itemId, itemIds), itemId);
    setDrag({ itemId, itemIds, place, entry: undefined });
  };

  const over = (event: DragOverEvent) => {
    if (!drag || !event.over) return;
    const place = placeUnder(shown, drag.itemId, String(event.over.id));
    if (!place || isSame(place, drag.place)) return;
    const isElsewhere = listOf(shown, drag.itemId)?.id !== place.listId;
    setDrag({ ...drag, place, entry: isElsewhere && drop === 'move' ? place : drag.entry });
  };

  const end = () => {
    setDrag(undefined);
    if (!drag?.place) return;
    const isElsewhere = listOf(lists, drag.itemId)?.id !== drag.place.listId;
    if (drop === 'copy' && isElsewhere) onChange({ lists: copyItem(lists, drag.itemId, drag.place) });
    else if (!isSame(drag.place, placeOf(lists, drag.itemId)) || drag.itemIds.length > 1)
      onChange({ lists: moveItems(lists, drag.itemIds, drag.place) });
  };

  return { drag, shown, sensors, start, over, end, cancel: () => setDrag(undefined) };
}

/** The place of the item under the hand, or the end of the list that is under it. */
function placeUnder(lists: SortableLists, itemId: string, overId: string): SortablePlace | undefined {
  const list = lists.find(({ id }) => id === overId);
  if (!list) return placeOf(lists, overId);
  return listOf(lists, itemId)?.id === list.id ? undefined : { listId: list.id, index: list.items.length };
}

const isSame = (one: SortablePlace, other: SortablePlace | undefined) =>
  one.listId === other?.listId && one.index === other.index;

/** What the pointer is on, items before lists; by keyboard, what is nearest. */
export const nearest: CollisionDetection = (options) => {
  const under = options.pointerCoordinates ? pointerWithin(options) : [];
  if (under.length === 0) return closestCenter(options);
  const items = under.filter(({ data }) => data?.['droppableContainer']?.data.current?.sortable);
  return items.length > 0 ? items : under;
};
