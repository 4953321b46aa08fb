import type { RequestHandler } from 'msw';
import { handlerModules } from '#handler-modules';
import { handlersOf } from './handlers-of.ts';

export { resetSampleData } from './lib/sample/sample-store.ts';

/** All requests that the fake API answers, feature by feature: the same list for the stories, the tests and real HTTP. */
export const handlers: RequestHandler[] = Object.entries(handlerModules).flatMap(([file, module]) =>
  handlersOf(file, module),
);
