const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/** Moves focus out of something about to disappear, to what comes after it, else before it: it must never be lost. */
export function handFocusOn(leaving: HTMLElement): void {
  if (!leaving.contains(document.activeElement)) return;
  const others = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !leaving.contains(element) && element.tabIndex >= 0 && element.checkVisibility(),
  );
  const isAfter = (element: Element) => leaving.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  (others.find(isAfter) ?? others.at(-1))?.focus();
}
