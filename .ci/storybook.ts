import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { preview } from 'vite';

const folder = join(import.meta.dirname, '../dist/storybook');

/**
 * The folder of the static Storybook.
 *
 * @throws when it has not been built
 */
function builtStorybook(): string {
  if (!existsSync(folder)) throw new Error('There is no Storybook to open. Build it first: npm run build-storybook.');
  return folder;
}

/**
 * The index of the static Storybook, in the order of its sidebar.
 *
 * @throws when it has not been built
 */
export function readStoryIndex(): StoryIndex {
  return JSON.parse(readFileSync(join(builtStorybook(), 'index.json'), 'utf8'));
}

/**
 * Serves a static Storybook as any host does: the headers of the app keep its inline scripts out.
 *
 * @throws when none is named, and the project's own has not been built
 */
export async function serveStorybook(outDir = builtStorybook()) {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}
