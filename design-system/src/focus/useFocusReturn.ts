import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives focus back to where it was before something opened, when that goes away at once and takes focus with it. React Aria
 * tries too, but a frame early when the removal was a transition: the page behind is still inert then, and takes no focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const giveBack = () => {
      if (opener.current instanceof HTMLElement && hasLost(opener.current)) opener.current.focus();
      return document.activeElement === opener.current;
    };
    return () => {
      // On a busy machine the page is inert for one more frame.
      requestAnimationFrame(() => giveBack() || requestAnimationFrame(giveBack));
    };
  }, [isOpen]);
}

/** Nobody has focus, or the dialog around took it back and gave it to the first thing that it holds. */
function hasLost(opener: HTMLElement): boolean {
  const focused = document.activeElement;
  const around = opener.closest('[role="dialog"], [role="alertdialog"]');
  return focused === document.body || (around?.contains(focused) ?? false);
}
