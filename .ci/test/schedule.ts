import type { Step } from './steps.ts';

interface Options<Result> {
  steps: Step[];
  /** How many steps may run side by side. */
  lanes: number;
  run: (step: Step) => Promise<Result>;
}

/**
 * Runs all steps, whether others fail or not. A step waits for those it reads from; a step that must be alone waits for all
 * before it in the list, and those behind it wait for it.
 */
export async function runSideBySide<Result>({ steps, lanes, run }: Options<Result>): Promise<Result[]> {
  const results = new Map<Step, Result>();
  const running = new Map<Step, Promise<void>>();
  const waiting = new Set(steps);

  const isDone = (name: string) => steps.every((step) => step.name !== name || results.has(step));

  function mayStart(step: Step): boolean {
    const earlier = steps.slice(0, steps.indexOf(step));
    if (step.isAlone && !earlier.every((other) => results.has(other))) return false;
    return ![...running.keys()].some((other) => other.isAlone) && (step.after ?? []).every(isDone);
  }

  function start(step: Step) {
    waiting.delete(step);
    const finished = run(step).then((result) => {
      results.set(step, result);
      running.delete(step);
    });
    running.set(step, finished);
  }

  while (results.size < steps.length) {
    for (const step of waiting) {
      if (running.size < lanes && mayStart(step)) start(step);
    }
    await Promise.race(running.values());
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}
