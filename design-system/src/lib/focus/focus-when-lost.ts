/** As long as it takes until a menu or a dialog has closed that led to it. */
const MOST_FRAMES = 60;

/** Others give the focus back a frame after they are gone; only what nobody took by then is lost. */
const IDLE_FRAMES = 3;

/**
 * Gives the focus to an element when it is lost with something that has just gone, unless somebody else takes it.
 *
 * @param find the element, asked for when the focus is lost
 * @param options whether the page scrolls to it; it does unless they say otherwise
 * @returns ends the watch, which ends by itself after a second
 */
export function focusWhenLost(find: () => HTMLElement | null | undefined, options?: FocusOptions): () => void {
  let frame = 0;
  const watch = (frames: number, idle: number) => {
    const isLost = document.activeElement === document.body;
    if (isLost && idle >= IDLE_FRAMES) find()?.focus(options);
    const isOver = frames === 0 || (isLost && document.activeElement !== document.body);
    if (!isOver) frame = requestAnimationFrame(() => watch(frames - 1, isLost ? idle + 1 : 0));
  };
  watch(MOST_FRAMES, 0);
  return () => cancelAnimationFrame(frame);
}
