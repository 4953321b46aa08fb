import type { Plugin, Rolldown } from 'vite';
import { chunkOf, filesOf } from '../../admin/vite/chunks.ts';

/** One of each of the files that all widgets need. */
const modules = [
  '/react-dom/client.js',
  '/design-system/src/theme/theme.ts',
  '/design-system/src/components/buttons/Button.tsx',
];

/** The files of the build that every widget needs. */
export const filesOfWidgets = (bundle: Rolldown.OutputBundle): string[] =>
  modules.flatMap((module) => filesOf(bundle, chunkOf(bundle, module)));

/** Lets the frame of a story fetch and compile what every widget needs beside the preview, which asks for it only once it runs. */
export function preloadWidgets(): Plugin {
  return {
    name: 'embarque:preload-widgets',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk: entry }) {
        const known = entry ? filesOf(bundle, entry) : [];
        const needed = new Set(filesOfWidgets(bundle));
        return [...needed.difference(new Set(known))].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}
