/** What lies over the page for a moment: it takes focus, and is gone when focus is to come back. */
const LAYERS = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], dialog, [data-toast]';

export const isInLayer = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(LAYERS) !== null;

/** Whether what had focus took it along. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
