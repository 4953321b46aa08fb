import { type RefObject, useLayoutEffect } from 'react';

/** How far the toasts of the bottom edge are raised; `Toaster` reads it. */
export const RAISE = '--toasts-raised';

/**
 * Keeps the toasts of the bottom edge above what stands there for a while and must not be covered, such as the buttons of a window.
 *
 * @param ref what stands at the bottom edge of the window, its buttons at its own
 */
export function useToastsAbove(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(RAISE, `${innerHeight - element.getBoundingClientRect().top}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(RAISE);
    };
  }, [ref]);
}
