import { setupServer } from 'msw/node';
import { handlers } from './index.ts';

/** Answers the requests of a test that runs in Node. Call `listen` before and `close` after. */
export const server = setupServer(...handlers);
