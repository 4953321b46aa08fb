import { getResponse } from 'msw/utils/get-response';
import { handlersFor } from './in-page.features.ts';
import { inlinePictures, namePictures } from './pictures/pictures.inline.ts';
import { SALES_API_DEMO_BASE } from './sales-api/sales-api.contract.ts';
import { saveSampleData } from './lib/sample/sample-store.ts';
import { serverOf } from './server-of.ts';

export { keepSampleData, resetSampleData } from './lib/sample/sample-store.ts';

/**
 * Answers a request inside the page, without a service worker and without touching `fetch`.
 * Undefined when no handler knows the request: it belongs to the network. It fails the way `fetch` does, with a
 * TypeError when there is no connection and with the signal's reason when the caller gives up.
 */
export async function answerInPage(request: Request): Promise<Response | undefined> {
  request.signal.throwIfAborted();
  const response = await Promise.race([answer(request), givenUp(request.signal)]);
  if (response?.type === 'error') throw new TypeError('Failed to fetch');
  // The sales API answers no pictures, and its bodies may break off on purpose: they pass untouched.
  return response && !isSalesApi(request) ? inlinePictures(response) : response;
}

const isSalesApi = ({ url }: Request) => url.startsWith(SALES_API_DEMO_BASE);

const server = serverOf(handlersFor);

async function answer(request: Request): Promise<Response | undefined> {
  await nextTask();
  const asked = isSalesApi(request) ? request : await namePictures(request);
  const response = await getResponse([server], asked);
  saveSampleData();
  return response;
}

/** A server works on a machine of its own: the page goes on with what it is at before its turn comes. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
