import type { RequestHandler } from 'msw';
import { handlerModules } from './handler-modules.ts';
import { handlersOf } from './handlers-of.ts';

export { resetSampleData } from './lib/sample/sample-store.ts';

/** All requests that the fake API answers, feature by feature: the list for tests in Node and real HTTP. */
export const handlers: RequestHandler[] = Object.entries(handlerModules).flatMap(([file, module]) =>
  handlersOf(file, module),
);
