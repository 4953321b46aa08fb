/** While something opens or closes, nothing behind it takes focus: asks again frame by frame, for half a second at most. */
export function focusOnceShown(element: HTMLElement | null, frames = 30): void {
  element?.focus();
  if (document.activeElement !== element && frames > 0) {
    requestAnimationFrame(() => focusOnceShown(element, frames - 1));
  }
}
