import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { textsAndStyles } from '../../design-system/vite.ts';
import type { Review } from './review.types.ts';

/** Writes the page of a review into a folder. It opens from a disk, where browsers load no modules: one script, and the data as another. */
export async function writePage(folder: string, review: Review): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    base: './',
    logLevel: 'warn',
    plugins: [react(), textsAndStyles(), classicScript()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      modulePreload: false,
      rolldownOptions: { output: { format: 'iife', codeSplitting: false } },
    },
  });
  writeFileSync(join(folder, 'review.js'), `globalThis.REVIEW = ${JSON.stringify(review)};\n`);
}

/** Has the page load its script in the way that needs no server. */
function classicScript() {
  return {
    name: 'embarque:classic-script',
    enforce: 'post' as const,
    transformIndexHtml: (html: string) =>
      html
        .replaceAll('type="module" crossorigin', 'defer')
        .replaceAll('rel="stylesheet" crossorigin', 'rel="stylesheet"'),
  };
}
