/** How long the page may stand still at a stretch, in ms: half of what people notice as a jerk. */
const SLICE_MS = 8;

/** Runs work that may rest, a few milliseconds at a time, so that typing and scrolling go on. Nothing when it was called off. */
export async function inSlices<Result>(
  work: Generator<undefined, Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  let end = performance.now() + SLICE_MS;
  for (;;) {
    if (signal.aborted) return undefined;
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await nextTask();
    end = performance.now() + SLICE_MS;
  }
}

/** Runs work that nobody waits for, in the moments that the page has nothing else to do. */
export async function whileIdle(work: Generator<undefined, void>, signal: AbortSignal): Promise<void> {
  let deadline = await nextPause();
  while (!signal.aborted && !work.next().done) {
    if (deadline.timeRemaining() < SLICE_MS) deadline = await nextPause();
  }
}

/** Not every browser knows pauses; there, one step is taken with each of a timer's. */
function nextPause(): Promise<Pick<IdleDeadline, 'timeRemaining'>> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(() => resolve({ timeRemaining: () => 0 }), SLICE_MS);
  });
}

/** Unlike a timer it does not wait; unlike a promise it lets the browser take input and paint. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
