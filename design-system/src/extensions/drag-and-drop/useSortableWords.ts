import type { Announcements } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { listOf, placeOf } from './sortable.moves.ts';
import type { SortableItem, SortableLists } from './sortable.types.ts';

/** What screen readers say of a drag, and of a move from the menu. */
export function useSortableWords(shown: SortableLists) {
  const { t } = useLingui();
  const isJustPickedUp = useRef(false);
  const find = (id: unknown): SortableItem | undefined =>
    shown.flatMap(({ items }) => items).find((item) => item.id === id);

  const whereabouts = (id: unknown) => {
    const place = placeOf(shown, String(id));
    const list = listOf(shown, String(id));
    if (!place || !list) return '';
    return t`Position ${place.index + 1} of ${list.items.length} in ${list.label}.`;
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustPickedUp.current = true;
      return t`Picked up ${find(active.id)?.label ?? ''}. ${whereabouts(active.id)}`;
    },
    onDragOver: ({ active, over }) => {
      // The first place it is over is its own, and has been said.
      const isKnown = isJustPickedUp.current && over?.id === active.id;
      isJustPickedUp.current = false;
      return isKnown ? undefined : whereabouts(over?.id) || undefined;
    },
    onDragEnd: ({ active, over }) =>
      t`Put down ${find(active.id)?.label ?? ''}. ${whereabouts(over?.id) || whereabouts(active.id)}`,
    onDragCancel: ({ active }) => t`${find(active.id)?.label ?? ''} is back where it was.`,
  };
  const instructions = {
    draggable: t`Press Space to pick the item up, the arrow keys to move it, Space to put it down, Escape to take it back.`,
  };
  return { announcements, instructions };
}
