import { HttpError } from '../../http.error.ts';
import type { Step } from '../http.step.ts';

/** Limit for one caller: a refused exchange, a refresh, and the retry, 12 s each. */
const TOTAL_TIMEOUT_MS = 36_000;

/** Ends a call that takes too long, or whose caller has gone. */
export const limitTime: Step = async (request, next) => {
  const { path, options } = request;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new HttpError('timeout', path)), TOTAL_TIMEOUT_MS);
  const abort = () => limit.abort(new HttpError('aborted', path));
  options.signal?.addEventListener('abort', abort, { once: true });
  if (options.signal?.aborted) abort();

  try {
    return await next({ ...request, signal: limit.signal });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', abort);
  }
};
