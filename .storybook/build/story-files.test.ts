import type { Rolldown } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { loadStoryAhead, storyFiles } from './story-files.ts';

const top = new URL('../../', import.meta.url).pathname;

interface Part {
  imports?: string[];
  modules?: string[];
  isEntry?: boolean;
}

function bundleOf(parts: Record<string, Part>): Rolldown.OutputBundle {
  const chunks = Object.entries(parts).map(([name, { imports = [], modules = [], isEntry = false }]) => [
    name,
    { type: 'chunk', name, fileName: name, imports, isEntry, moduleIds: modules.map((module) => top + module) },
  ]);
  return Object.fromEntries(chunks) as Rolldown.OutputBundle;
}

const bundle = bundleOf({
  iframe: { imports: ['preview'], isEntry: true },
  preview: { modules: ['node_modules/react-dom/client.js'] },
  common: { modules: ['design-system/src/theme/theme.ts', 'design-system/src/components/buttons/Button.tsx'] },
  world: { modules: ['.storybook/feature/world.ts'], imports: ['common', 'session'] },
  session: {},
  sales: { modules: ['admin/src/features/sales/SalesPage.stories.tsx'], imports: ['lists', 'session', 'preview'] },
  lists: {},
  card: { modules: ['design-system/src/Card.stories.tsx'], imports: ['common', 'lists'] },
});

describe('the files of a story', () => {
  it('are its own, and those around it when it is of a feature', () => {
    const filesOf = storyFiles(bundle);

    expect(filesOf({ importPath: './design-system/src/Card.stories.tsx', title: 'Design system/Card' })).toEqual([
      'card',
      'lists',
    ]);
    const sales = { importPath: './admin/src/features/sales/SalesPage.stories.tsx', title: 'Features/sales/SalesPage' };
    expect(new Set(filesOf(sales))).toEqual(new Set(['world', 'session', 'sales', 'lists']));
  });

  it('load before the preview asks for them', async () => {
    const added: unknown[] = [];
    vi.stubGlobal('document', { createElement: () => ({}), head: { append: (link: unknown) => added.push(link) } });
    vi.stubGlobal('storyPartAhead', undefined);
    const fetched = vi.fn((_: string) => Promise.resolve(Response.json({ index: [], files: ['assets/card.js'] })));
    vi.stubGlobal('fetch', fetched);

    loadStoryAhead('card', (part) => `story-index/${part}.json`);

    await vi.waitFor(() =>
      expect(added).toEqual([{ rel: 'modulepreload', crossOrigin: '', href: './assets/card.js' }]),
    );
    expect(fetched.mock.calls).toEqual([['story-index/card.json']]);
    vi.unstubAllGlobals();
  });
});
