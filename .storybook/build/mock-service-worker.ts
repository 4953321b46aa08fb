import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/**
 * The browser fetches by itself what no handler answers, and what it cannot get from MSW's worker. Scripts: the worker would ask
 * the page about each, which takes its time, and a script with handlers would wait for itself. Pages and the index of stories: it
 * would ask any page of Storybook that is open, also one that is going, and wait for its answer. Parts of films: the worker sends
 * requests again, a browser lets no script send `Range`, and so films would come whole and nobody could seek in them.
 */
const leftAlone = `self.addEventListener('fetch', (event) => {
  const { destination, headers, mode, url } = event.request;
  const isOfStorybook = mode === 'navigate' || /\\/(?:story-index\\/[^/]+|preview-index|index)\\.json$/.test(new URL(url).pathname);
  const isOfPage = ['script', 'style', 'font'].includes(destination);
  if (isOfStorybook || isOfPage || headers.has('range')) event.stopImmediatePropagation();
});
`;

export const workerScript = leftAlone + readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');

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
