import type { FuzzScheduler } from './fuzz-time.testing.ts';

interface Task {
  label: string;
  start: () => void;
}

/** News of what other tabs wrote. */
const NEWS = /^(storage event|message) for/;

/** Lets everything happen in the order in which it was set off, but news between tabs as late as it can be. */
export function createOrder(): FuzzScheduler {
  const tasks: Task[] = [];

  return {
    count: () => tasks.length,
    schedule: (task, label = '') =>
      new Promise((resolve, reject) => {
        tasks.push({ label, start: () => void task.then(resolve, reject) });
      }),
    waitNext(count) {
      for (let left = count; left > 0; left -= 1) {
        const next = tasks.findIndex(({ label }) => !NEWS.test(label));
        const [task] = tasks.splice(Math.max(0, next), 1);
        task?.start();
      }
      return Promise.resolve();
    },
  };
}
