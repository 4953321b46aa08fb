import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';
const source = readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');

/** Serves and builds the worker script. Storybook's relative base keeps the plugin of `msw/vite` from finding it. */
export function mockServiceWorker(): Plugin {
  return {
    name: 'storybook-mock-service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'application/javascript; charset=utf-8');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
