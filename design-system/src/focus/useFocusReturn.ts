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
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
      });
    };
  }, [isOpen]);
}
