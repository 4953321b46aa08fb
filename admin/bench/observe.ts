import type { Timeline } from './interactive.ts';

export interface Observed extends Timeline {
  largestContentfulPaint: number;
  /** The sum of all shifts that nobody asked for. */
  layoutShift: number;
}

/**
 * Runs in the page before its scripts, and sees nothing of this file but itself. Leaves `window.observed()` behind.
 * `content` selects the first thing that people came for; it counts once the frame that holds it was painted.
 */
export function observe(content: string) {
  let ready: number | undefined;
  const longTasks: Array<{ start: number; end: number }> = [];
  let largestContentfulPaint = 0;
  let layoutShift = 0;

  function watch<Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as Entry)));
    observer.observe({ type, buffered: true });
  }

  watch('longtask', ({ startTime, duration }) => longTasks.push({ start: startTime, end: startTime + duration }));
  watch('largest-contentful-paint', ({ startTime }) => {
    largestContentfulPaint = startTime;
  });
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) layoutShift += value;
  });

  function lookForContent() {
    if (document.querySelector(content)?.checkVisibility()) {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (ready = performance.now()));
      port1.start();
      port2.postMessage(undefined);
    } else requestAnimationFrame(lookForContent);
  }
  requestAnimationFrame(lookForContent);

  const observed = (): Observed => ({
    firstContentfulPaint:
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    ready,
    largestContentfulPaint,
    layoutShift,
    longTasks,
    requests: performance
      .getEntriesByType('resource')
      .map((entry) => ({ start: entry.startTime, end: entry.startTime + entry.duration })),
    end: performance.now(),
  });
  Object.assign(window, { observed });
}
