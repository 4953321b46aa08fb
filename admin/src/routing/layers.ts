/** Floating layers: they hold focus for a moment, and are gone when focus returns. */
const LAYERS = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"], dialog, [data-toast]';

export const isInLayer = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(LAYERS) !== null;

export const isFocusLost = (): boolean => document.activeElement === document.body;
