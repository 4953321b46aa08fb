import { useEffect, useRef } from 'react';
import type { BoardStore } from './kanban.store.ts';
import { heirOf } from './kanban.moves.ts';
import type { KanbanColumn } from './kanban.types.ts';

/** As long as it takes until a menu or a dialog has closed that led to it. */
const MOST_FRAMES = 60;

/** Others give the focus back a frame after they are gone; only what nobody took by then is lost. */
const CALM_FRAMES = 3;

/** Hands the focus on when it goes with a card or a column, to what stands in its place, unless somebody else has it. */
export function useFocusKeeper(store: BoardStore, columns: readonly KanbanColumn[]): void {
  const last = useRef(columns);
  const frame = useRef(0);
  useEffect(() => {
    const heir = heirOf(last.current, columns);
    last.current = columns;
    if (!heir) return;
    cancelAnimationFrame(frame.current);

    const watch = (frames: number, calm: number) => {
      const isLost = document.activeElement === document.body;
      if (isLost && calm >= CALM_FRAMES) faceOf(store, heir)?.focus();
      const isOver = frames === 0 || (isLost && document.activeElement !== document.body);
      if (!isOver) frame.current = requestAnimationFrame(() => watch(frames - 1, isLost ? calm + 1 : 0));
    };
    watch(MOST_FRAMES, 0);
  }, [store, columns]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
}

/** The card, or the first thing in the head of a column that takes focus. */
function faceOf(store: BoardStore, { column, itemId }: { column: string; itemId: string | undefined }) {
  const card = itemId === undefined ? undefined : store.faces.get(itemId);
  return card ?? store.windows.get(column)?.list?.closest('section')?.querySelector<HTMLElement>('header button');
}
