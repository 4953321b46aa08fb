import { useEffect, useState } from 'react';
import { useDragWatch } from '../../../lib/drag/useDragWatch.ts';

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
    /** Ends the press without a result. FullCalendar knows no way to end one but to release it, even a touch that was cancelled. */
    abort: () => {
      if (!isDown || isAborted) return;
      isAborted = true;
      document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    },
    isAborted: () => isAborted,
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

/** Follows the presses over the grid, and aborts those that are to have no result. */
export function usePointer(): Pointer {
  const drag = useDragWatch();
  const [pointer] = useState(createPointer);
  useEffect(() => {
    const release = () => {
      drag.end();
      pointer.release();
    };
    window.addEventListener('pointerup', release);
    return () => window.removeEventListener('pointerup', release);
  }, [pointer, drag]);

  return {
    ...pointer,
    press: (event) => {
      pointer.press(event);
      drag.begin({ onAbort: pointer.abort });
    },
  };
}
