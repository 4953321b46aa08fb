import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/**
 * MSW's worker sends even what it lets through again, and a browser lets no script send `Range`: films and recordings would come
 * whole, and nobody could seek in them. So the browser fetches them itself.
 */
const leaveRangesAlone = `self.addEventListener('fetch', (event) => {
  if (event.request.headers.has('range')) event.stopImmediatePropagation();
});
`;

export const workerScript =
  leaveRangesAlone + readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');

/** Serves and builds the worker script. Storybook's relative base keeps the plugin of `msw/vite` from finding it. */
export function mockServiceWorker(): Plugin {
  return {
    name: 'storybook-mock-service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'application/javascript; charset=utf-8');
        response.end(workerScript);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: workerScript });
    },
  };
}
