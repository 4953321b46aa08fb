import { type RefObject, useEffect, useRef } from 'react';

/** Gives focus back to the button in whose place a field was, unless it is somewhere else already. */
export function useComposerFocus<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const button = useRef<Element>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
