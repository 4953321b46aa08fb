import { useDeferredValue } from 'react';
import { type Hand, useBoard } from '../moves/kanban.store.ts';

/**
 * The card in hand, where it comes from or would land in this column. What the pointer put down stays in hand a moment longer:
 * to draw it in its new place is too much for the frame in which the owner hears of it.
 */
export function useHandAt(column: string): Hand | undefined {
  const hand = useBoard((state) => (concerns(state.hand, column) ? state.hand : undefined));
  const down = useBoard((state) => (concerns(state.down, column) ? state.down : undefined));
  const isInHand = useDeferredValue(hand !== undefined);
  return hand ?? (isInHand ? down : undefined);
}

const concerns = (hand: Hand | undefined, column: string) => hand?.from.column === column || hand?.to.column === column;
