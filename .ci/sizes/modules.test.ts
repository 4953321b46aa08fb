import { describe, expect, it } from 'vitest';
import { budgets } from '../../admin/bench/budgets.ts';
import { modulesOf } from './modules.ts';

describe('the modules that a page cannot do without', () => {
  it.each([
    ['/login', ['index.html']],
    ['/apps/kanban', ['index.html', 'src/features/kanban/KanbanPage.tsx']],
    [
      '/components/buttons',
      [
        'index.html',
        'src/ui-kit/kit.loader.ts',
        'src/ui-kit/KitPage.tsx',
        '../design-system/src/components/buttons/Button.examples.tsx',
        '../design-system/src/components/buttons/ButtonGroup.examples.tsx',
      ],
    ],
  ])('are found for %s', (path, modules) => {
    expect(modulesOf(path)).toEqual(modules);
  });

  it('are found for every page that has a budget', () => {
    expect(() => Object.keys(budgets).map((path) => modulesOf(path))).not.toThrow();
  });

  it.each(['/apps/zeppelins', '/apps/policies'])('are none for %s, which has no code', (path) => {
    const feature = { title: { id: 'Policies' }, pages: [{ path: '/apps/policies' }] };

    expect(() => modulesOf(path, [{ name: 'policies', folder: '', feature }])).toThrow(`No page is built at "${path}"`);
  });
});
