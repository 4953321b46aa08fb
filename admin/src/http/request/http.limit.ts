import { HttpError } from '../http.error.ts';

/** Limit for one caller: a refused exchange, a refresh, and the retry, 12 s each. */
const TOTAL_TIMEOUT_MS = 36_000;

/** The caller's signal and the time limit in one; `lift` it when the call has settled. */
export function limitOf(path: string, callerSignal: AbortSignal | undefined) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new HttpError('timeout', path)), TOTAL_TIMEOUT_MS);
  const abort = () => limit.abort(new HttpError('aborted', path));
  callerSignal?.addEventListener('abort', abort, { once: true });
  if (callerSignal?.aborted) abort();
  return {
    signal: limit.signal,
    lift() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}
