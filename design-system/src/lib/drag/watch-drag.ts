interface DragWatch {
  /** Called once, when the drag is to end as if it had never begun. */
  onAbort: () => void;
  /**
   * Whether a release outside of the window aborts. What is dropped needs a target there; an edge that follows the pointer stays
   * where it could follow to, as the browser's own sliders do.
   * @default true
   */
  needsTarget?: boolean;
}

const releases = ['pointerup', 'mouseup', 'touchend'] as const;

/**
 * Watches a drag for all that aborts it: Escape, a pointer that the system takes away, a window that loses focus, and a release
 * outside of the window. It listens before everybody else, so that no library takes the release for a drop.
 *
 * @returns a function that ends the watch, to be called when the drag has ended
 */
export function watchDrag({ onAbort, needsTarget = true }: DragWatch): () => void {
  const watch = new AbortController();
  const first = { capture: true, signal: watch.signal };
  const abort = () => {
    watch.abort();
    ignoreNextClick();
    onAbort();
  };

  for (const type of ['pointercancel', 'touchcancel'] as const) window.addEventListener(type, abort, first);
  // Of all that loses focus, only the window itself counts, and its own event does not bubble.
  window.addEventListener('blur', abort, { signal: watch.signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // A dialog around would close.
      event.preventDefault();
      event.stopPropagation();
      abort();
    },
    first,
  );
  for (const type of needsTarget ? releases : []) {
    window.addEventListener(type, (event) => isOutsideWindow(event) && abort(), first);
  }
  return () => watch.abort();
}

function isOutsideWindow(event: MouseEvent | TouchEvent): boolean {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event;
  if (!point) return false;
  const { clientX, clientY } = point;
  return clientX < 0 || clientY < 0 || clientX >= window.innerWidth || clientY >= window.innerHeight;
}

/** The button may still be down: its release over the same element would press it. */
function ignoreNextClick() {
  const press = new AbortController();
  const first = { capture: true, signal: press.signal };
  window.addEventListener('pointerdown', () => press.abort(), first);
  window.addEventListener(
    'click',
    (event) => {
      // Keys and assistive technology click too.
      if (event.detail === 0) return;
      press.abort();
      event.preventDefault();
      event.stopPropagation();
    },
    first,
  );
}
