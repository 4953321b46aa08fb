import type { Page } from 'playwright';

/** How long the longest frame took while something was done, in ms. */
export async function longestFrame(page: Page, doing: () => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(watchFrames);
  await doing();
  return watch.evaluate(({ stop }) => stop());
}

/** Runs in the page, and sees nothing of this file but itself. */
function watchFrames(): { stop: () => number } {
  let longest = 0;
  let last = performance.now();
  let isOn = true;
  const note = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (isOn) requestAnimationFrame(note);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(note);
  });
  return {
    stop: () => {
      isOn = false;
      return longest;
    },
  };
}
