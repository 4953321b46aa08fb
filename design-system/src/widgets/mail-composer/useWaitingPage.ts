import { type RefObject, useEffect } from 'react';

/** The layers above every window, and the live region. */
const ABOVE = '[data-react-aria-top-layer], [data-live-announcer]';

/**
 * While a window covers the whole screen, what is behind it cannot be reached. It is no native modal dialog, for its menus and
 * notifications lie elsewhere on the page, and those could not be reached either.
 */
export function useWaitingPage(covering: RefObject<HTMLElement | null>, isCovered: boolean): void {
  useEffect(() => {
    const window = covering.current;
    if (!isCovered || !window) return undefined;
    const waiting = around(window).filter((element) => !element.inert);
    for (const element of waiting) element.inert = true;
    if (!window.contains(document.activeElement)) window.focus({ preventScroll: true });
    return () => {
      for (const element of waiting) element.inert = false;
    };
  }, [covering, isCovered]);
}

/** Everything on the page that neither holds the window nor is in it. */
function around(window: Element): HTMLElement[] {
  const holder = window.parentElement;
  if (!holder || window === document.body) return [];
  const others = [...holder.children].filter((element) => element !== window);
  return [...others.flatMap(behind), ...around(holder)];
}

function behind(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element.matches(ABOVE)) return [];
  return element.querySelector(ABOVE) ? [...element.children].flatMap(behind) : [element];
}
