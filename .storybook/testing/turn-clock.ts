import { setPageClock } from '../toolbar/page-clock.ts';

/** Lets the page wake at a moment, as after a sleep that long. The clock is set back after the story. */
export function wakeAt(moment: number): void {
  setPageClock(moment);
  window.dispatchEvent(new Event('pageshow'));
}
