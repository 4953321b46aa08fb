import { useFocusManager } from 'react-aria/FocusScope';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The focus of a dialog that opens: on the dialog, whose name is read then, or on its first field, ready to be typed in. */
export type InitialFocus = 'dialog' | 'field';

/** All that can be typed in or chosen from. */
const fields =
  'input:not([readonly]), textarea:not([readonly]), select, [contenteditable="true"], [role="combobox"], [aria-haspopup="listbox"]';

/**
 * Gives focus to what took it while a dialog was mounted, or else to the first field of the dialog if it starts there. A dialog
 * below does not know yet that this one is above it, and takes the focus back. Call it before everything else that is in the dialog.
 */
export function useStartingFocus(initialFocus: InitialFocus): void {
  const scope = useFocusManager();
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

  const begin = useEffectEvent(() => {
    if (start.current) start.current.focus();
    else if (initialFocus === 'field') scope?.focusFirst({ tabbable: true, accept: (node) => node.matches(fields) });
  });
  useEffect(() => {
    watching.current?.abort();
    begin();
  }, []);
}
