import { useEffect, useRef } from 'react';
import { focusWhenLost } from '../../../lib/focus/focus-when-lost.ts';
import type { BoardStore } from './kanban.store.ts';
import { focusFallbackOf } from './kanban.moves.ts';
import type { KanbanColumn } from '../kanban.types.ts';

/** Hands the focus on when it goes with a card or a column, to what stands in its place, unless somebody else has it. */
export function useFocusFallback(store: BoardStore, columns: readonly KanbanColumn[]): void {
  const last = useRef(columns);
  const endWatch = useRef<() => void>(undefined);
  useEffect(() => {
    const focusFallback = focusFallbackOf(last.current, columns);
    last.current = columns;
    if (!focusFallback) return;
    endWatch.current?.();
    endWatch.current = focusWhenLost(() => targetIn(store, focusFallback));
  }, [store, columns]);
  useEffect(() => () => endWatch.current?.(), []);
}

/** The card, or the first thing in the head of a column that takes focus. */
function targetIn(store: BoardStore, { column, itemId }: { column: string; itemId: string | undefined }) {
  const card = itemId === undefined ? undefined : store.handles.get(itemId);
  return card ?? store.windows.get(column)?.list?.closest('section')?.querySelector<HTMLElement>('header button');
}
