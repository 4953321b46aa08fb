import type { RequestHandler } from 'msw';
import { http, type HttpHandler } from 'msw/http';
import { getResponse } from 'msw/utils/get-response';
import { viewGuard } from './lib/access/view-guard.ts';
import { deviceGuard } from './lib/http/devices.ts';
import { withRightsVersion } from './lib/http/rights-version.ts';

type Handlers = readonly RequestHandler[];

/**
 * The server of the demo, wherever it answers: in a page, in Storybook, in Node or over real HTTP. It turns away a device that
 * was signed out and a change during a view before any call is looked at, and says with each answer which rights it was given
 * under.
 *
 * @param handlersFor the handlers that know the address of a request, if any
 */
export const serverOf = (handlersFor: (url: string) => Handlers | Promise<Handlers>): HttpHandler =>
  http.all('*', async ({ request }) => {
    const handlers = await handlersFor(request.url);
    if (handlers.length === 0) return undefined;
    const baseUrl = globalThis.location?.href ?? request.url;
    const response = await getResponse([deviceGuard, viewGuard, ...handlers], request, { baseUrl });
    return response && withRightsVersion(response);
  });
