/** How long a change can be undone, in milliseconds. */
export const UNDO_MS = 8000;

/** How long a person can hold that time back, in all, in milliseconds. */
export const LONGEST_HOLD_MS = 30_000;

/** The time in which a change can be undone. */
export interface UndoClock {
  /** Time stands still, as while a person points at the toast. */
  hold: () => void;
  release: () => void;
  /** It ends nothing any more. */
  stop: () => void;
}

/** Calls `onEnd` once the time is over, whatever is drawn of it. */
export function startUndoClock(durationMs: number, onEnd: () => void): UndoClock {
  let leftMs = durationMs;
  let holdLeftMs = LONGEST_HOLD_MS;
  let isHeld = false;
  let since = performance.now();
  let timer = setTimeout(onEnd, leftMs);

  const passed = () => {
    const before = since;
    since = performance.now();
    return since - before;
  };
  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    holdLeftMs -= passed();
    clearTimeout(timer);
    timer = setTimeout(onEnd, leftMs);
  };
  const hold = () => {
    if (isHeld || holdLeftMs <= 0) return;
    isHeld = true;
    leftMs -= passed();
    clearTimeout(timer);
    timer = setTimeout(release, holdLeftMs);
  };
  return { hold, release, stop: () => clearTimeout(timer) };
}
