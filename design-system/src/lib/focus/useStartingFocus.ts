import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives focus to what took it while a dialog was mounted. A dialog below does not know yet that this one is above it, and takes
 * the focus back. Call it before everything else that is in the dialog.
 */
export function useStartingFocus(): void {
  const start = useRef<HTMLElement>(null);
  const watching = useRef<AbortController>(null);

  useLayoutEffect(() => {
    watching.current = new AbortController();
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLElement) start.current = target;
      },
      { capture: true, once: true, signal: watching.current.signal },
    );
    return () => watching.current?.abort();
  }, []);

  useEffect(() => {
    watching.current?.abort();
    start.current?.focus();
  }, []);
}
