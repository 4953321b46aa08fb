import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const data = /\/\.storybook\/docs-page\/uses\/widget-uses\.data\.ts$/;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Fills in where each widget is used and which tokens it takes, when somebody opens its page. */
export function widgetUsesData(): Plugin {
  return {
    name: 'embarque:widget-uses-data',
    load: {
      filter: { id: data },
      async handler() {
        const { readStoryGraph } = await import('../../../.ci/affected/story-graph.ts');
        const { usesOfWidgets } = await import('./uses-of-widgets.ts');
        const uses = usesOfWidgets(root, readStoryGraph(root));
        return { code: `export const widgetUses = ${JSON.stringify(uses)};`, map: null };
      },
    },
  };
}
