import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Whether the pointer or the keyboard is at a collapsed menu, which then shows itself in full until they leave. */
export function usePeek() {
  const ref = useRef<HTMLElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPeeking = isPointed || isFocused;

  useEffect(() => {
    if (!isPeeking) return undefined;
    return onDismissal(ref, () => {
      setPointed(false);
      setFocused(false);
    });
  }, [isPeeking]);

  return {
    isPeeking,
    peekProps: {
      ref,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // A finger leaves with every tap, the pointer leaves for good.
        if (pointerType === 'mouse') setPointed(false);
      },
      onFocus: ({ target }: FocusEvent) => {
        // Focus that a press leaves behind must not hold the menu open.
        if (!isPointed && target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

/** Calls back on Escape and on a press outside: a menu that lies over the page must be easy to put away. */
function onDismissal({ current }: { current: HTMLElement | null }, dismiss: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };
  const onPointerDown = ({ target }: Event) => {
    if (target instanceof Node && !current?.contains(target)) dismiss();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', onPointerDown, { signal });
  return () => listening.abort();
}
