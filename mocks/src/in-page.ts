import { getResponse } from 'msw/utils/get-response';
import { handlers } from './index.ts';

/**
 * Answers a request inside the page, without a service worker and without touching `fetch`.
 * Undefined when no handler knows the request: it belongs to the network. It fails the way `fetch` does, with a
 * TypeError when there is no connection and with the signal's reason when the caller gives up.
 */
export async function answerInPage(request: Request): Promise<Response | undefined> {
  request.signal.throwIfAborted();
  const answer = getResponse(handlers, request);
  const response = await Promise.race([answer, givenUp(request.signal)]);
  if (response?.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
