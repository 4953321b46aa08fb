import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const part = '[role="spinbutton"], [role="textbox"]';
/** A sign that people type between the parts. */
const separator = /^[\s/.,:h-]$/i;

/**
 * Goes on from part to part as it is typed: by the sign between them, and from the year of one day to the next day of the
 * same field once all four digits are there.
 */
export function useTypedParts(): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null);
  const typed = useRef(0);
  const full = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    // The last digit stands there by now, so that the day which is left is whole.
    const year = full.current;
    full.current = null;
    if (year) firstPartBehind(year)?.focus();
  });

  useEffect(() => {
    const element = target.current;
    const begin = () => (typed.current = 0);
    const listen = (event: InputEvent) => {
      const focused = event.target instanceof Element ? event.target.closest<HTMLElement>(part) : null;
      if (!focused || event.data === null) return;
      if (separator.test(event.data)) {
        event.preventDefault();
        event.stopPropagation();
        if (typed.current > 0) nextPart(focused)?.focus();
        return;
      }
      if (/^\d$/.test(event.data)) typed.current += 1;
      if (typed.current === 4 && focused.dataset['type'] === 'year') full.current = focused;
    };
    element?.addEventListener('focusin', begin);
    element?.addEventListener('beforeinput', listen, { capture: true });
    return () => {
      element?.removeEventListener('focusin', begin);
      element?.removeEventListener('beforeinput', listen, { capture: true });
    };
  }, []);
  return target;
}

/** The part after it in the same entry. */
function nextPart(focused: HTMLElement): HTMLElement | undefined {
  const parts = [...(focused.closest('[data-entry]')?.querySelectorAll<HTMLElement>(part) ?? [])];
  return parts[parts.indexOf(focused) + 1];
}

/** The first part of the entry after the one around it, such as the last day of a range. */
function firstPartBehind(focused: HTMLElement): HTMLElement | null | undefined {
  const entry = focused.closest('[data-entry]');
  const entries = [...(entry?.parentElement?.querySelectorAll(':scope > [data-entry]') ?? [])];
  const behind = entry && entries[entries.indexOf(entry) + 1];
  return behind?.querySelector<HTMLElement>(part);
}
