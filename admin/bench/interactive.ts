/** In milliseconds since the page was asked for. */
export interface Span {
  start: number;
  end: number;
}

export interface Timeline {
  firstContentfulPaint: number;
  /** When the content of the page was painted: a row, a card, a mark of a chart. Undefined until then. */
  ready: number | undefined;
  /** Stretches of 50 ms or more in which the main thread could answer nobody. */
  longTasks: Span[];
  requests: Span[];
  /** When watching ended. */
  end: number;
}

/** How long main thread and network must rest for the page to count as ready. */
export const QUIET_MS = 5000;

/** A page may still be fetching this much and count as quiet. */
const REQUESTS_WHEN_QUIET = 2;

/** A task shorter than this is not felt. */
const UNFELT_MS = 50;

/**
 * When the page could be used: once its content is painted, at the end of the last long task before the first quiet window of five
 * seconds, where quiet means no long task and at most two requests under way.
 */
export function timeToInteractive(timeline: Timeline): number | undefined {
  const { ready, longTasks, requests, end } = timeline;
  if (ready === undefined) return undefined;
  const ends = [...longTasks, ...requests].map((span) => span.end);
  const candidates = [ready, ...ends.filter((time) => time > ready)].toSorted((a, b) => a - b);

  const quietFrom = candidates.find(
    (from) => from + QUIET_MS <= end && isQuiet(timeline, { start: from, end: from + QUIET_MS }),
  );
  if (quietFrom === undefined) return undefined;
  const before = longTasks.filter((task) => task.end <= quietFrom).map((task) => task.end);
  return Math.max(ready, ...before);
}

/** How long a press would have waited between `from` and `interactive`: the part of each long task beyond 50 ms. */
export function totalBlockingTime(
  { longTasks }: Timeline,
  { from, interactive }: { from: number; interactive: number },
): number {
  return longTasks
    .filter((task) => task.end > from && task.start < interactive)
    .map((task) => Math.max(0, task.end - Math.max(task.start, from) - UNFELT_MS))
    .reduce((sum, blocked) => sum + blocked, 0);
}

function isQuiet({ longTasks, requests }: Timeline, window: Span): boolean {
  if (longTasks.some((task) => overlap(task, window))) return false;
  const starts = [
    window.start,
    ...requests.map(({ start }) => start).filter((start) => start > window.start && start < window.end),
  ];
  return starts.every(
    (time) => requests.filter(({ start, end }) => start <= time && end > time).length <= REQUESTS_WHEN_QUIET,
  );
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}
