import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Opens and closes after a delay; a later request replaces an earlier one. Escape closes at once. */
export function useHint(isOpenOutside?: boolean, onOpenChange?: (change: { isOpen: boolean }) => void) {
  const [isOpenInside, setOpen] = useState(false);
  const isOpen = isOpenOutside ?? isOpenInside;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (next: boolean) => {
    setOpen(next);
    if (next !== isOpen) onOpenChange?.({ isOpen: next });
  };
  const close = useEffectEvent(() => change(false));
  const schedule = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(next), delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog below stays open: one Escape takes away one thing.
      event.stopPropagation();
      clearTimeout(timer.current);
      close();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen]);

  return { isOpen, show: (delay: number) => schedule(true, delay), hide: (delay: number) => schedule(false, delay) };
}
