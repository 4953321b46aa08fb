import type { RequestHandler } from 'msw';
import { salesApi } from './sales-api/sales-api.handlers.ts';

export { resetSampleData } from './sample-store.ts';

/** Every call that the fake server answers: the same list for the app, the stories, the tests and real HTTP. */
export const handlers: RequestHandler[] = [...salesApi.handlers];
