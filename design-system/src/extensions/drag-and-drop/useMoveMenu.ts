import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import { focusWhenLost } from '../../lib/focus/focus-when-lost.ts';
import { copyItem, goingWith, listOf, moveItems, placeOf, withoutCompany } from './sortable.moves.ts';
import type { SortableItem, SortableLists, SortablePlace } from './sortable.types.ts';
import { useMoveChoices } from './useMoveChoices.ts';
import { usePlaceWords } from './usePlaceWords.ts';
import type { SortableDrop } from './useSortableDrag.ts';

interface MoveMenuSetup {
  lists: SortableLists;
  /** The ids of the chosen items, which go together. */
  selected: readonly string[];
  drop: SortableDrop;
  onChange: (change: { lists: SortableLists }) => void;
}

/** The way to move an item for everybody who does not drag, and what screen readers hear of it. */
export function useMoveMenu({ lists, selected, drop, onChange }: MoveMenuSetup) {
  const words = usePlaceWords();
  const choicesOf = useMoveChoices();
  const [said, setSaid] = useState('');
  const { keepTrigger, follow } = useTriggers();

  const send = (item: SortableItem, place: SortablePlace) => {
    const isElsewhere = listOf(lists, item.id)?.id !== place.listId;
    const isCopied = drop === 'copy' && isElsewhere;
    const after = isCopied ? copyItem(lists, item.id, place) : moveItems(lists, goingWith(item.id, selected), place);
    const target = after.find(({ id }) => id === place.listId);
    const { index } = isCopied ? place : (placeOf(after, item.id) ?? place);
    onChange({ lists: after });
    follow(item.id);
    if (target) setSaid(words.moved(item, { index, size: target.items.length, list: target.label }));
  };

  const menuOf = (item: SortableItem): MenuItem[] => {
    const alone = withoutCompany(lists, item.id, goingWith(item.id, selected));
    const place = placeOf(alone, item.id);
    const sized = alone.map(({ id, label, items }) => ({ id, label, size: items.length }));
    return place ? choicesOf({ place, lists: sized, drop, onChoose: (next) => send(item, next) }) : [];
  };

  return { menuOf, said, keepTrigger };
}

/** The buttons of the menus. An item that comes to another list has a new one, which takes the focus of the old one. */
function useTriggers() {
  const triggers = useRef(new Map<string, HTMLElement>());
  const endWatch = useRef<() => void>(undefined);
  useEffect(() => () => endWatch.current?.(), []);

  const keepTrigger = (itemId: string, trigger: HTMLElement | null) => {
    if (!trigger) return;
    triggers.current.set(itemId, trigger);
    return () => {
      if (triggers.current.get(itemId) === trigger) triggers.current.delete(itemId);
    };
  };
  const follow = (itemId: string) => {
    endWatch.current?.();
    endWatch.current = focusWhenLost(() => triggers.current.get(itemId));
  };
  return { keepTrigger, follow };
}
