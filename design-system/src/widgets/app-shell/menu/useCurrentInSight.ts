import { type RefObject, useEffect } from 'react';
import type { Trail } from './menu.items.ts';

interface Menu {
  /** The way to the current page. */
  trail: Trail;
  /** Whether all of the menu is there by now. */
  isDrawn: boolean;
}

/** Scrolls a long menu to the current page, or to the closed group that holds it, where that is out of sight. */
export function useCurrentInSight(scroller: RefObject<HTMLElement | null>, { trail, isDrawn }: Menu): void {
  useEffect(() => {
    const menu = scroller.current;
    if (!menu || !isDrawn || trail.length === 0) return undefined;
    let isLeft = false;
    // Groups open and close on the way there: where things come to stand is known afterwards.
    const moves = menu.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(moves).then(() => !isLeft && scrollToCurrent(menu));
    return () => {
      isLeft = true;
    };
  }, [scroller, trail, isDrawn]);
}

function scrollToCurrent(menu: HTMLElement) {
  const way = [...menu.querySelectorAll('[data-within], [aria-current]')];
  const current = way.findLast((item) => item.checkVisibility({ visibilityProperty: true }));
  if (!current) return;
  const [item, sight] = [current.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (item.top >= sight.top && item.bottom <= sight.bottom) return;
  menu.scrollBy(0, (item.top + item.bottom - sight.top - sight.bottom) / 2);
}
