import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const data = /\/\.storybook\/releases\/history\.data\.ts$/;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Fills in the history of the widgets, when somebody opens a page that shows it. */
export function historyData(): Plugin {
  return {
    name: 'embarque:history-data',
    load: {
      filter: { id: data },
      async handler() {
        const { readHistory } = await import('./widget-history.ts');
        const { releases } = await import('./releases.data.ts');
        return { code: `export const history = ${JSON.stringify(readHistory(root, releases))};`, map: null };
      },
    },
  };
}
