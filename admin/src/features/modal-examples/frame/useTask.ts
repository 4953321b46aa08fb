import { notify } from '@embarque/design-system';
import { useState } from 'react';
import { useErrorMessages } from '../../../http/response/http.messages.ts';

/** Sends something once at a time: says that it is done, or why it is not, and what was entered stays. */
export function useTask() {
  const linesOf = useErrorMessages();
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<unknown>, done?: { message: string; close: () => void }) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await task();
      if (done) {
        notify.success(done.message);
        done.close();
      }
    } catch (error) {
      notify.error(linesOf(error).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
