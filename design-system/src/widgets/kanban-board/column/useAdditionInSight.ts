import { useLayoutEffect, useRef } from 'react';
import type { KanbanItem } from '../kanban.types.ts';
import { useBoardStore } from '../moves/kanban.store.ts';

/** Scrolls to a card that was added at the end. A card that was moved there is in sight already. */
export function useAdditionInSight(items: readonly KanbanItem[], scroller: HTMLElement | null): void {
  const store = useBoardStore();
  const before = useRef(items);
  useLayoutEffect(() => {
    const added = items.at(-1)?.id;
    const isOneMore = items.length === before.current.length + 1 && items.at(-2)?.id === before.current.at(-1)?.id;
    before.current = items;
    if (!isOneMore || store.get().moved?.itemId === added) return;
    scroller?.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
  }, [store, items, scroller]);
}
