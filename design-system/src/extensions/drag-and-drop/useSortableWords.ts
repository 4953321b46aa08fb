import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';
import { listOf, placeOf } from './sortable.moves.ts';
import type { SortableLists } from './sortable.types.ts';
import { usePlaceWords } from './usePlaceWords.ts';

const nothing = { label: '' };

/** What screen readers say of a drag, and of a move from the menu. */
export function useSortableWords(shown: SortableLists) {
  const words = usePlaceWords();
  const isJustPickedUp = useRef(false);
  const find = (id: unknown) => shown.flatMap(({ items }) => items).find((item) => item.id === id) ?? nothing;

  const spokenPlace = (id: unknown) => {
    const place = placeOf(shown, String(id));
    const list = listOf(shown, String(id));
    return place && list && { index: place.index, size: list.items.length, list: list.label };
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustPickedUp.current = true;
      return words.pickedUp(find(active.id), spokenPlace(active.id));
    },
    onDragOver: ({ active, over }) => {
      // The first place it is over is its own, and has been said.
      const isKnown = isJustPickedUp.current && over?.id === active.id;
      isJustPickedUp.current = false;
      const place = spokenPlace(over?.id);
      return isKnown || !place ? undefined : words.whereabouts(place);
    },
    onDragEnd: ({ active, over }) => words.putDown(find(active.id), spokenPlace(over?.id) ?? spokenPlace(active.id)),
    onDragCancel: ({ active }) => words.isBack(find(active.id)),
  };
  return { announcements, instructions: { draggable: words.instructions } };
}
