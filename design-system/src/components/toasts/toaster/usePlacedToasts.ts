import { useEffect, useLayoutEffect } from 'react';
import { placeToasts } from './toasts-above.ts';

/**
 * Places toasts by what is drawn below them, and again when that changes: a toast outlives the page that raised it.
 *
 * @param areShown whether there is a toast
 */
export function usePlacedToasts(areShown: boolean): void {
  // The height of a toast is known once it is drawn, and decides what it would cover.
  useLayoutEffect(placeToasts);

  useEffect(() => {
    if (!areShown) return undefined;
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(placeToasts);
    };
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    // The keyboard of a phone comes and goes.
    visualViewport?.addEventListener('resize', placeSoon);
    return () => {
      changes.disconnect();
      visualViewport?.removeEventListener('resize', placeSoon);
      cancelAnimationFrame(frame);
    };
  }, [areShown]);
}
