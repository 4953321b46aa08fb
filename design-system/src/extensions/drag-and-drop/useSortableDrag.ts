import {
  closestCenter,
  type CollisionDetection,
  type DragOverEvent,
  KeyboardSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import { MouseDragSensor, TouchDragSensor } from '../../lib/drag/drag-sensors.ts';
import { copyItem, goingWith, listOf, moveItems, positionOf, withoutCompany } from './sortable.moves.ts';
import type { SortableDrop, SortableLists, SortablePosition } from './sortable.types.ts';

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
  /** The position where it would land. */
  position: SortablePosition | undefined;
  /** The position where it entered another list. Within a list, items move aside without changing order. */
  entry: SortablePosition | undefined;
}

/** A drag from the first press to the drop. Until then the owner's lists stay as they are, and only their picture changes. */
export function useSortableDrag({ lists, selected, drop, onChange }: SortableDragSetup) {
  const [drag, setDrag] = useState<Drag>();
  const sensors = useSensors(
    useSensor(MouseDragSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchDragSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const withoutDragged = drag ? withoutCompany(lists, drag.itemId, drag.itemIds) : lists;
  const shown = drag?.entry ? moveItems(withoutDragged, [drag.itemId], drag.entry) : withoutDragged;

  const start = (itemId: string) => {
    const itemIds = goingWith(itemId, selected);
    const position = positionOf(withoutCompany(lists, itemId, itemIds), itemId);
    setDrag({ itemId, itemIds, position, entry: undefined });
  };

  const over = (event: DragOverEvent) => {
    if (!drag || !event.over) return;
    const position = positionUnder(shown, drag.itemId, String(event.over.id));
    if (!position || isSame(position, drag.position)) return;
    const isElsewhere = listOf(shown, drag.itemId)?.id !== position.listId;
    setDrag({ ...drag, position, entry: isElsewhere && drop === 'move' ? position : drag.entry });
  };

  const end = () => {
    setDrag(undefined);
    if (!drag?.position) return;
    const isElsewhere = listOf(lists, drag.itemId)?.id !== drag.position.listId;
    if (drop === 'copy' && isElsewhere) onChange({ lists: copyItem(lists, drag.itemId, drag.position) });
    else if (!isSame(drag.position, positionOf(lists, drag.itemId)) || drag.itemIds.length > 1)
      onChange({ lists: moveItems(lists, drag.itemIds, drag.position) });
  };

  return { drag, shown, sensors, start, over, end, cancel: () => setDrag(undefined) };
}

/** The place of the item under the hand, or the end of the list that is under it. */
function positionUnder(lists: SortableLists, itemId: string, overId: string): SortablePosition | undefined {
  const list = lists.find(({ id }) => id === overId);
  if (!list) return positionOf(lists, overId);
  return listOf(lists, itemId)?.id === list.id ? undefined : { listId: list.id, index: list.items.length };
}

const isSame = (one: SortablePosition, other: SortablePosition | undefined) =>
  one.listId === other?.listId && one.index === other.index;

/** The item under the pointer, else the list; by keyboard, the nearest one. */
export const nearest: CollisionDetection = (options) => {
  const under = options.pointerCoordinates ? pointerWithin(options) : [];
  if (under.length === 0) return closestCenter(options);
  const items = under.filter(({ data }) => data?.['droppableContainer']?.data.current?.sortable);
  return items.length > 0 ? items : under;
};
