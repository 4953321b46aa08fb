import { useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../../components/dropdowns/menu.types.ts';
import { focusWhenLost } from '../../lib/focus/focus-when-lost.ts';
import { copyItem, goingWith, listOf, moveItems, positionOf, withoutCompany } from './sortable.moves.ts';
import type { SortableDrop, SortableItem, SortableLists, SortablePosition } from './sortable.types.ts';
import { useMoveChoices } from './useMoveChoices.ts';
import { usePositionMessages } from './usePositionMessages.ts';

interface MoveMenuSetup {
  lists: SortableLists;
  /** The ids of the chosen items, which go together. */
  selected: readonly string[];
  drop: SortableDrop;
  onChange: (change: { lists: SortableLists }) => void;
}

/** The way to move an item for everybody who does not drag, and what screen readers hear of it. */
export function useMoveMenu({ lists, selected, drop, onChange }: MoveMenuSetup) {
  const messages = usePositionMessages();
  const choicesOf = useMoveChoices();
  const [announcement, setAnnouncement] = useState('');
  const { keepTrigger, follow } = useTriggers();

  const send = (item: SortableItem, position: SortablePosition) => {
    const isElsewhere = listOf(lists, item.id)?.id !== position.listId;
    const isCopied = drop === 'copy' && isElsewhere;
    const after = isCopied
      ? copyItem(lists, item.id, position)
      : moveItems(lists, goingWith(item.id, selected), position);
    const target = after.find(({ id }) => id === position.listId);
    const { index } = isCopied ? position : (positionOf(after, item.id) ?? position);
    onChange({ lists: after });
    follow(item.id);
    if (target) setAnnouncement(messages.moved(item, { index, size: target.items.length, list: target.label }));
  };

  const menuOf = (item: SortableItem): MenuItem[] => {
    const alone = withoutCompany(lists, item.id, goingWith(item.id, selected));
    const position = positionOf(alone, item.id);
    const sized = alone.map(({ id, label, items }) => ({ id, label, size: items.length }));
    return position ? choicesOf({ position, lists: sized, drop, onChoose: (next) => send(item, next) }) : [];
  };

  return { menuOf, announcement, keepTrigger };
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
