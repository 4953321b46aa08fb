import { http } from 'msw/http';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { getResponse } from 'msw/utils/get-response';
import { handlersFor } from './in-page.features.ts';
import { viewGuard } from './lib/access/view-guard.ts';

/** The happy path of every call. */
const answers = http.all('*', async ({ request }) => {
  const handlers = await handlersFor(request.url);
  return getResponse(handlers.length > 0 ? [viewGuard, ...handlers] : [], request, { baseUrl: location.href });
});

/** Starts Storybook's service worker. What no handler knows goes to the network. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(answers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/** Whether a handler knows such a call. */
export async function isCall(request: Request): Promise<boolean> {
  const handlers = await handlersFor(request.url);
  const known = await Promise.all(handlers.map((handler) => handler.test({ request: request.clone() })));
  return known.includes(true);
}
