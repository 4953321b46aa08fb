import { useState } from 'react';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import { copyItem, listOf, moveItems, placeOf } from './sortable.moves.ts';
import type { SortableItem, SortableLists, SortablePlace } from './sortable.types.ts';
import { useMoveChoices } from './useMoveChoices.ts';
import { usePlaceWords } from './usePlaceWords.ts';
import type { SortableDrop } from './useSortableDrag.ts';

interface MoveMenuSetup {
  lists: SortableLists;
  drop: SortableDrop;
  onChange: (change: { lists: SortableLists }) => void;
}

/** The way to move an item for everybody who does not drag, and what screen readers hear of it. */
export function useMoveMenu({ lists, drop, onChange }: MoveMenuSetup) {
  const words = usePlaceWords();
  const choicesOf = useMoveChoices();
  const [said, setSaid] = useState('');
  const sized = lists.map(({ id, label, items }) => ({ id, label, size: items.length }));

  const send = (item: SortableItem, place: SortablePlace) => {
    const isElsewhere = listOf(lists, item.id)?.id !== place.listId;
    const isCopied = drop === 'copy' && isElsewhere;
    const after = isCopied ? copyItem(lists, item.id, place) : moveItems(lists, [item.id], place);
    const target = after.find(({ id }) => id === place.listId);
    onChange({ lists: after });
    if (target) setSaid(words.moved(item, { index: place.index, size: target.items.length, list: target.label }));
  };

  const menuOf = (item: SortableItem): MenuItem[] => {
    const place = placeOf(lists, item.id);
    return place ? choicesOf({ place, lists: sized, drop, onChoose: (next) => send(item, next) }) : [];
  };

  return { menuOf, said };
}
