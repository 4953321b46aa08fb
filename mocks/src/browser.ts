import { setupWorker, type SetupWorker } from 'msw/browser';
import { handlersFor } from './in-page.features.ts';
import { serverOf } from './server-of.ts';

/** Starts Storybook's service worker, with the happy path of every call. What no handler knows goes to the network. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(serverOf(handlersFor));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/** Whether a handler knows such a call. */
export async function isCall(request: Request): Promise<boolean> {
  const handlers = await handlersFor(request.url);
  const known = await Promise.all(handlers.map((handler) => handler.test({ request: request.clone() })));
  return known.includes(true);
}
