import type { Timeline } from './interactive.ts';

export interface Observed extends Timeline {
  largestContentfulPaint: number;
  /** The sum of all shifts that nobody asked for. */
  layoutShift: number;
}

/** Runs in the page before its scripts, and sees nothing of this file but itself. Leaves `window.observed()` behind. */
export function observe() {
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

  const observed = (): Observed => ({
    firstContentfulPaint:
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
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
