import { setupServer } from 'msw/node';
import { handlers } from './index.ts';
import { serverOf } from './server-of.ts';

/** Answers the requests of a test that runs in Node. Call `listen` before and `close` after. */
export const server = setupServer(serverOf(() => handlers));
