import type { Step } from './steps.ts';

interface Options<Result> {
  steps: Step[];
  /** How many steps may run side by side. */
  lanes: number;
  run: (step: Step) => Promise<Result>;
}

/**
 * Runs all steps, whether others fail or not. A step waits for those it reads from; one that must be alone waits until nothing
 * runs.
 */
export async function runSideBySide<Result>({ steps, lanes, run }: Options<Result>): Promise<Result[]> {
  const results = new Map<Step, Result>();
  const running = new Map<Step, Promise<void>>();
  const waiting = new Set(steps);

  const isDone = (name: string) => steps.every((step) => step.name !== name || results.has(step));

  function mayStart(step: Step): boolean {
    if ([...running.keys()].some((other) => other.isAlone)) return false;
    if (step.isAlone) return running.size === 0;
    return running.size < lanes && (step.after ?? []).every(isDone);
  }

  async function start(step: Step) {
    waiting.delete(step);
    results.set(step, await run(step));
    running.delete(step);
  }

  while (results.size < steps.length) {
    for (const step of waiting) {
      if (mayStart(step)) running.set(step, start(step));
    }
    await Promise.race(running.values());
  }
  return steps.flatMap((step) => results.get(step) ?? []);
}
