import type { UpdatesAnswer } from '@embarque/mocks/chat/contract';
import { demoApi } from '../../../http/http.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { updatesSchema } from './chat.schema.ts';

/**
 * Waits for something to happen after a cursor: the one place that knows how the server tells the page. An event stream could not
 * carry a session's token, so each call is answered as soon as there is something, or empty after a while.
 *
 * @param wait in milliseconds; 0 catches up at once. Rejects with an `HttpError`.
 */
export async function pollUpdates(since: number, wait: number, signal: AbortSignal): Promise<UpdatesAnswer> {
  const response = await demoApi.get('/apps/chat/updates', {
    params: { since, wait },
    signal,
    isBackground: true,
  });
  return parseAnswer('updates', updatesSchema, response);
}

/** How long a call waits: shorter than a request may take. */
export const LIVE_WAIT_MS = 8000;

const FIRST_BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 30_000;

/** How long to wait before the next try, after so many that failed. */
export const backoffMs = (failures: number): number =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.max(0, failures - 1));
