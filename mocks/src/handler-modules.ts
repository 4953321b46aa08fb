import { globSync } from 'node:fs';
import type { HandlerModules } from './handlers-of.ts';

/** The module of each feature that answers requests, by its file. A page loads them one by one: `in-page.features.ts`. */
export const handlerModules: HandlerModules = Object.fromEntries(
  await Promise.all(
    globSync('*/*.handlers.ts', { cwd: import.meta.dirname }).map(async (file) => [
      `./${file}`,
      await import(/* @vite-ignore */ new URL(file, import.meta.url).href),
    ]),
  ),
);
