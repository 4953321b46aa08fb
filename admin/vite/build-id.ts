import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Written beside the page, so that a page which runs an older build learns of this one. */
const VERSION_FILE = 'version.json';

/** Gives each build an id, in a `meta` tag of the page and in a file. The names of the files say all: they change with their content. */
export function buildId(): Plugin {
  let build = '';

  return {
    name: 'embarque:build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const parts = [...Object.keys(bundle).toSorted(), html];
        build = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 12);
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      // Once the page is written.
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: VERSION_FILE, source: `${JSON.stringify({ build })}\n` });
      },
    },
  };
}
