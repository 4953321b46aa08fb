/** Half a second: as long as something takes to open, to close, or to be drawn on a busy machine. */
const MOST_FRAMES = 30;

/**
 * Focuses an element as soon as it is there and takes focus: while something opens or closes, nothing behind it does.
 *
 * @param find the element, asked for frame by frame
 */
export function focusSoon(find: () => HTMLElement | null | undefined, frames = MOST_FRAMES): void {
  const element = find();
  element?.focus();
  if (frames > 0 && (!element || document.activeElement !== element))
    requestAnimationFrame(() => focusSoon(find, frames - 1));
}
