import { globSync } from 'node:fs';
import type { HandlerModules } from './handlers-of.ts';

/** The same as `handler-modules.page.ts` for Node, which has no `import.meta.glob`. */
export const handlerModules: HandlerModules = Object.fromEntries(
  await Promise.all(
    globSync('*/*.handlers.ts', { cwd: import.meta.dirname }).map(async (file) => [
      `./${file}`,
      await import(/* @vite-ignore */ new URL(file, import.meta.url).href),
    ]),
  ),
);
