import { useDeferredValue } from 'react';
import { type ActiveCard, useBoard } from '../moves/kanban.store.ts';

/**
 * The card in hand, where it comes from or would land in this column. What the pointer put down stays in hand a moment longer:
 * to draw it in its new place is too much for the frame in which the owner hears of it.
 */
export function useActiveAt(column: string): ActiveCard | undefined {
  const active = useBoard((state) => (concerns(state.active, column) ? state.active : undefined));
  const down = useBoard((state) => (concerns(state.down, column) ? state.down : undefined));
  const isActive = useDeferredValue(active !== undefined);
  return active ?? (isActive ? down : undefined);
}

const concerns = (active: ActiveCard | undefined, column: string) =>
  active?.from.column === column || active?.to.column === column;
