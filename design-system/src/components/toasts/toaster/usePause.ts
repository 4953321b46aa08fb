import { useEffect } from 'react';
import type { Holder } from '../undo/undo-windows.ts';

interface PauseHandlers {
  startPause: () => void;
  endPause: () => void;
}

/** All that holds the time of the toasts at this moment. */
const holding = new Set<Holder>();

/**
 * Time stands still for toasts while something holds it, and goes on once nothing does. The library ends a pause as often as it is
 * told to, and one that is ended twice ends the time of every toast.
 */
export function usePause({ startPause, endPause }: PauseHandlers) {
  useEffect(() => () => holding.clear(), []);
  return {
    hold: (by: Holder) => {
      if (holding.size === 0) startPause();
      holding.add(by);
    },
    release: (by: Holder) => {
      if (holding.delete(by) && holding.size === 0) endPause();
    },
  };
}
