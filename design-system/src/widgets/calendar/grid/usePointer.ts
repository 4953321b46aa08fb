import { useEffect, useState } from 'react';

/** The distance that a finger may drift while it rests, in px. */
const DRIFT = 10;

const popover = '.ec-popover';

const isOutOfPopover = (target: EventTarget | null) =>
  document.querySelector(popover) !== null && !(target instanceof Element && target.closest(popover));

/** Follows one press over the grid: whether it was aborted, and whether its click counts. */
export function createPointer() {
  let isDown = false;
  let isAborted = false;
  let isClosing = false;
  let start = { x: 0, y: 0 };

  const abort = () => {
    if (!isDown || isAborted) return false;
    isAborted = true;
    return true;
  };
  return {
    press: ({ target, clientX, clientY }: PointerEvent) => {
      isDown = true;
      isAborted = false;
      isClosing = isOutOfPopover(target);
      start = { x: clientX, y: clientY };
    },
    release: () => {
      isDown = false;
    },
    /** Ends the press without a result. FullCalendar knows no way to end one but to release it. */
    abort: () => {
      if (abort()) document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    },
    /** FullCalendar takes a cancelled touch for its end: the drop that follows is none. */
    cancelTouch: () => void abort(),
    isAborted: () => isAborted,
    isDown: () => isDown && !isAborted,
    /** Whether a click does something: not the one that only closes a popover, nor what is left of an aborted drag. */
    counts: () => !isAborted && !isClosing,
    /** Whether a finger is still at the point that it touched first. */
    isHeld: (event: UIEvent) => {
      const touch = 'changedTouches' in event ? (event as TouchEvent).changedTouches[0] : undefined;
      return touch !== undefined && Math.hypot(touch.clientX - start.x, touch.clientY - start.y) < DRIFT;
    },
  };
}

export type Pointer = ReturnType<typeof createPointer>;

/** Escape, a cancelled touch and a lost window abort what the pointer does. */
export function usePointer(): Pointer {
  const [pointer] = useState(createPointer);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !pointer.isDown()) return;
      event.preventDefault();
      event.stopPropagation();
      pointer.abort();
    };
    // Before FullCalendar, which listens on the document and on what was touched.
    window.addEventListener('keydown', escape, true);
    window.addEventListener('touchcancel', pointer.cancelTouch, true);
    window.addEventListener('blur', pointer.abort);
    window.addEventListener('pointerup', pointer.release);
    return () => {
      window.removeEventListener('keydown', escape, true);
      window.removeEventListener('touchcancel', pointer.cancelTouch, true);
      window.removeEventListener('blur', pointer.abort);
      window.removeEventListener('pointerup', pointer.release);
    };
  }, [pointer]);
  return pointer;
}
