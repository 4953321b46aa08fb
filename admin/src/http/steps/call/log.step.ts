import { HttpError } from '../../http.error.ts';
import type { CallRecord } from '../../http.log.ts';
import type { Step } from '../http.step.ts';

export interface LogListeners {
  /** Called when a call begins, however often it is sent. */
  onStart?: (() => void) | undefined;
  /** Called with what may be shown of a call, when it has settled. */
  onCall?: ((call: Omit<CallRecord, 'id'>) => void) | undefined;
}

/** Reports each call, its outcome and its duration, except those that run in the background. */
export const logCalls =
  ({ onStart, onCall }: LogListeners): Step =>
  async (request, next) => {
    if (request.options.isBackground) return next(request);
    const { method, path } = request;
    const at = new Date();
    const startedAt = performance.now();
    let attempts = 0;
    let outcome: number | string = 'aborted';
    onStart?.();
    const onSend = () => {
      attempts += 1;
    };

    try {
      const answer = await next({ ...request, onSend });
      outcome = answer.status;
      return answer;
    } catch (error) {
      if (error instanceof HttpError) outcome = error.status ?? error.kind;
      throw error;
    } finally {
      onCall?.({ method, path, outcome, attempts, at, durationMs: performance.now() - startedAt });
    }
  };
