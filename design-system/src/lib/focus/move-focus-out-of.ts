const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';

/** Moves focus out of something about to disappear, to what comes after it, else before it: it must never be lost. */
export function moveFocusOutOf(removed: HTMLElement): void {
  if (!removed.contains(document.activeElement)) return;
  const others = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !removed.contains(element) && element.tabIndex >= 0 && element.checkVisibility(),
  );
  const isAfter = (element: Element) => removed.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  (others.find(isAfter) ?? others.at(-1))?.focus();
}
