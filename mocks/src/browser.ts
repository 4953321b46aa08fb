import { setupWorker, type SetupWorker } from 'msw/browser';
import { handlers } from './index.ts';

/** Starts Storybook's service worker with the happy path of every call. What no handler knows goes to the network. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}
