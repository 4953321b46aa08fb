import type { MailListHandle } from '@embarque/design-system/mail';
import { type FocusEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { isFocusLost, isInLayer } from '../email.layers.ts';

/**
 * Keeps focus where the mails are when something else takes their place: on the heading of what says why there are none, and on
 * a mail again afterwards. From row to row, the list itself does it.
 *
 * @param ref is given what moves focus from outside
 */
export function useListArea(ref: Ref<MailListHandle>) {
  const area = useRef<HTMLDivElement>(null);
  const rows = useRef<MailListHandle>(null);
  /** Whether focus is there, or is to come there once nothing lies over the page. */
  const holdsFocus = useRef(false);

  const focus = () => {
    holdsFocus.current = true;
    if (rows.current) rows.current.focus();
    else focusHeading(area.current);
  };
  useImperativeHandle(ref, () => ({ focus, move: (step) => rows.current?.move(step) }));

  const keepFocus = useEffectEvent(() => {
    if (!holdsFocus.current) return;
    // What goes takes focus along without a word.
    if (isFocusLost()) focus();
    const { activeElement } = document;
    holdsFocus.current = isFocusLost() || isInLayer(activeElement) || area.current?.contains(activeElement) === true;
  });
  useEffect(() => {
    const keep = () => {
      keepFocus();
      // The page below a menu that went is inert for one more frame.
      requestAnimationFrame(() => keepFocus());
    };
    const changes = new MutationObserver(keep);
    if (area.current) changes.observe(area.current, { childList: true });
    // A menu whose item moved the mails keeps focus until it goes, and its button is gone by then.
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
