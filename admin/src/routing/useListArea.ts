import { type FocusEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { isFocusLost, isInLayer } from './layers.ts';

/** Moves focus in a list of the design system. */
export interface ListHandle {
  focus: () => void;
  move: (step: number) => void;
}

/**
 * Keeps focus in the list when an empty or failed state replaces it, on that state's heading, and returns it to a row afterwards.
 *
 * @param ref receives the functions that move focus
 */
export function useListArea(ref: Ref<ListHandle>) {
  const area = useRef<HTMLDivElement>(null);
  const rows = useRef<ListHandle>(null);
  /** Whether focus is in the list, or returns to it once no layer covers the page. */
  const holdsFocus = useRef(false);

  const focus = () => {
    holdsFocus.current = true;
    if (rows.current) rows.current.focus();
    else focusHeading(area.current);
  };
  useImperativeHandle(ref, () => ({ focus, move: (step) => rows.current?.move(step) }));

  const keepFocus = useEffectEvent(() => {
    if (!holdsFocus.current) return;
    // Removing the focused element fires no blur.
    if (isFocusLost()) focus();
    const { activeElement } = document;
    holdsFocus.current = isFocusLost() || isInLayer(activeElement) || area.current?.contains(activeElement) === true;
  });
  useEffect(() => {
    const keep = () => {
      keepFocus();
      // A closing menu leaves the page inert for one more frame.
      requestAnimationFrame(() => keepFocus());
    };
    const changes = new MutationObserver(keep);
    if (area.current) changes.observe(area.current, { childList: true });
    // A menu whose item moved the messages holds focus until it closes, and its button is gone by then.
    changes.observe(document.body, { childList: true });
    return () => changes.disconnect();
  }, []);

  return {
    ref: area,
    rows,
    onFocus: () => {
      holdsFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      holdsFocus.current = isInLayer(relatedTarget) || currentTarget.contains(relatedTarget ?? document.activeElement);
    },
  };
}

function focusHeading(area: HTMLElement | null) {
  const heading = area?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
