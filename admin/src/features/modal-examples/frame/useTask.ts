import { notify } from '@embarque/design-system';
import { useRef, useState } from 'react';
import { useErrorMessages } from '../../../http/response/http.messages.ts';

interface Done {
  message: string;
  close: () => void;
}

/** Sends something once at a time: says that it is done, or why it is not, and what was entered stays. */
export function useTask() {
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<unknown>, done?: Done) => {
    if (isBusy) return;
    setBusy(true);
    await attempt(task, done);
    setBusy(false);
  };
  return { isBusy, run };
}

/** Sends each of several changes, one after the other in the order in which they were made. */
export function useTasks(): (task: () => Promise<unknown>) => Promise<void> {
  const attempt = useAttempt();
  const last = useRef(Promise.resolve());
  return (task) => {
    last.current = last.current.then(() => attempt(task));
    return last.current;
  };
}

function useAttempt() {
  const linesOf = useErrorMessages();
  return async (task: () => Promise<unknown>, done?: Done) => {
    try {
      await task();
      if (done) {
        notify.success(done.message);
        done.close();
      }
    } catch (error) {
      notify.error(linesOf(error).join(' '));
    }
  };
}
