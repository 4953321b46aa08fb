import { useEffect, useRef } from 'react';
import { focusHeading } from './focus.ts';

/**
 * Moves focus to the heading when it was lost with something that is no longer shown: a row, or the message of a failure.
 *
 * @param shown what is shown now
 * @returns to be called when a part of it may go, before it changes
 */
export function useFocusAfterRemoval(shown: unknown): () => void {
  const isRemoving = useRef(false);
  const lastShown = useRef(shown);

  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    if (isRemoving.current && document.activeElement === document.body) focusHeading();
    isRemoving.current = false;
  });

  return () => {
    isRemoving.current = true;
  };
}
