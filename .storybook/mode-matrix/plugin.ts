import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { textsAndStyles } from '../../design-system/vite.ts';

const page = join(import.meta.dirname, 'page');

/** Serves and builds the page of the matrix, apart from the stories: what it needs is in no file that a story loads. */
export function modeMatrix(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'embarque:mode-matrix',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use('/mode-matrix', (_request, response, next) => {
        const html = readFileSync(join(page, 'index.html'), 'utf8');
        const served = html.replace('./main.tsx', `/@fs/${join(page, 'main.tsx').replace(/^\//, '')}`);
        server.transformIndexHtml('/mode-matrix/index.html', served).then((transformed) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(transformed);
        }, next);
      });
    },
    async closeBundle() {
      if (config.command !== 'build') return;
      await build({
        configFile: false,
        root: page,
        base: './',
        logLevel: 'warn',
        plugins: [react(), textsAndStyles()],
        build: { outDir: resolve(config.root, config.build.outDir, 'mode-matrix'), emptyOutDir: true },
      });
    },
  };
}
