import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction } from 'storybook/internal/types';

const startWorker = mswLoader(async () => {
  const network = await import('@embarque/mocks/browser');
  return network.startWorker();
});

/** Each story of a feature starts with fresh sample data and the happy path. Widgets call no server and do not wait. */
export const networkOfFeatures: LoaderFunction = async (context) => {
  if (context.title.startsWith('Design system/')) return {};
  const { resetSampleData } = await import('@embarque/mocks');
  resetSampleData();
  return startWorker(context);
};
