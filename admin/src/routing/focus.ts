import { focusWhenLost } from '@embarque/design-system';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves focus to the heading of a page that was navigated to, or to the part of it that the address names, so that keyboard
 * and screen reader start there. Not on the first page, whose focus is the browser's business, and not when only the query
 * changes, or when the page goes on under another address: its state then says `keepsFocus`.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  const isSamePage = useNavigationType() === NavigationType.Replace && keepsFocus(state);
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isSamePage) return;
    const part = document.getElementById(hash.slice(1));
    if (part) part.focus();
    // The router restores the scroll position of the page.
    else focusHeading();
  }, [pathname, hash, isSamePage]);
}

const keepsFocus = (state: unknown) => typeof state === 'object' && state !== null && 'keepsFocus' in state;

/** Moves focus to the heading of the page, or to the page where it has none. The person stays where they were. */
export function focusHeading(): void {
  findHeading()?.focus({ preventScroll: true });
}

/** Does so once the focus is lost with something that goes, unless somebody else takes it. */
export function focusHeadingWhenLost(): void {
  focusWhenLost(findHeading, { preventScroll: true });
}

/** The heading of the page, or the page where it has none, ready to take focus. */
export function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading) heading.tabIndex = -1;
  return heading;
}
