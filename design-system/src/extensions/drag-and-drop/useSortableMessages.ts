import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';
import { listOf, positionOf } from './sortable.moves.ts';
import type { SortableLists } from './sortable.types.ts';
import { usePositionMessages } from './usePositionMessages.ts';

const nothing = { label: '' };

/** The announcements of drags and of moves from the menu. */
export function useSortableMessages(shown: SortableLists) {
  const messages = usePositionMessages();
  const isJustPickedUp = useRef(false);
  const find = (id: unknown) => shown.flatMap(({ items }) => items).find((item) => item.id === id) ?? nothing;

  const announcedPosition = (id: unknown) => {
    const position = positionOf(shown, String(id));
    const list = listOf(shown, String(id));
    return position && list && { index: position.index, size: list.items.length, list: list.label };
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustPickedUp.current = true;
      return messages.pickedUp(find(active.id), announcedPosition(active.id));
    },
    onDragOver: ({ active, over }) => {
      // The first place it is over is its own, and has been said.
      const isKnown = isJustPickedUp.current && over?.id === active.id;
      isJustPickedUp.current = false;
      const position = announcedPosition(over?.id);
      return isKnown || !position ? undefined : messages.whereabouts(position);
    },
    onDragEnd: ({ active, over }) =>
      messages.dropped(find(active.id), announcedPosition(over?.id) ?? announcedPosition(active.id)),
    onDragCancel: ({ active }) => messages.returned(find(active.id)),
  };
  return { announcements, instructions: { draggable: messages.instructions } };
}
