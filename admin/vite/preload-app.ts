import type { Plugin } from 'vite';
import { chunkOf, filesOf } from './chunks.ts';

/** By the beginning of an address, the modules that a signed-in visit cannot do without. The file of the very first one is fetched first. */
type PreloadedModules = Record<string, readonly string[]>;

/**
 * Writes the files of the app into the `data-preload` of index.html's script, which fetches them for signed-in visits before the
 * app's own code runs: on a slow line that is a second earlier.
 *
 * @param readModules gives paths as they end, such as `/src/shell/AppLayout.tsx`; called once the build is written
 */
export function preloadApp(readModules: () => PreloadedModules): Plugin {
  return {
    name: 'embarque:preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const modules = readModules();
        const known = entry ? filesOf(bundle, entry) : [];
        const neededBy = (path: string) => {
          const chunks = (modules[path] ?? []).map((module) => chunkOf(bundle, module));
          return [...new Set(chunks.flatMap((chunk) => filesOf(bundle, chunk)))];
        };
        const files = Object.keys(modules).map((path) => {
          const above = Object.keys(modules).filter((other) => other !== path && path.startsWith(other));
          const asked = new Set([...known, ...above.flatMap(neededBy)]);
          return [path, neededBy(path).flatMap((file) => (asked.has(file) ? [] : `/${file}`))];
        });
        const json = JSON.stringify(Object.fromEntries(files)).replaceAll('"', '&quot;');
        return html.replace('data-preload="{}"', () => `data-preload="${json}"`);
      },
    },
  };
}
