import { mswLoader } from 'msw-storybook-addon/csf3';
import type { LoaderFunction } from 'storybook/internal/types';
import { leavesCallsAlone } from '../toolbar/dials.ts';
import type { ToolbarGlobals } from '../toolbar/globals.ts';
import { keptWhileShown } from './kept-while-shown.ts';

// The browser takes a while to install the worker: it begins before the story has arrived.
const starting = import('@embarque/mocks/browser').then((network) => network.startWorker());
const startWorker = mswLoader(() => starting);

const openNetwork = keptWhileShown(async (context) => {
  await startWorker(context);
  const dials = context.globals as ToolbarGlobals;
  if (!leavesCallsAlone(dials)) context.msw.use((await import('../toolbar/dials.handler.ts')).handlerOf(dials));
  return { network: context.msw };
});

/**
 * Each story of a feature starts with the happy path of every call, in the world that the dials say: what a story departs
 * from by itself comes before them.
 */
export const networkOfFeature: LoaderFunction = async (context) => {
  context.msw = (await openNetwork(context)).network;
  return {};
};
