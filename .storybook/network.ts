import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction } from 'storybook/internal/types';

const startWorker = mswLoader(async () => {
  const network = await import('@embarque/mocks/browser');
  return network.startWorker();
});

/** Each story of a feature starts with the happy path of every call. Widgets call no server and do not wait. */
export const networkOfFeatures: LoaderFunction = (context) =>
  context.title.startsWith('Design system/') ? Promise.resolve({}) : startWorker(context);
