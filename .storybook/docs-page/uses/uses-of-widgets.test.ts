import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStoryGraph } from '../../../.ci/affected/story-graph.ts';
import { usesOfWidgets } from './uses-of-widgets.ts';

const root = join(import.meta.dirname, '../../..');
const uses = usesOfWidgets(root, readStoryGraph(root));
const of = (file: string) => uses[`./design-system/src/${file}.stories.tsx`];

it('finds the features that draw a widget', () => {
  expect(of('widgets/kanban-board/KanbanBoard')?.features).toEqual([
    './admin/src/features/kanban/KanbanPage.stories.tsx',
  ]);
});

it('finds the widgets that are made of it, behind their own files', () => {
  const { widgets } = of('components/modals/Dialog') ?? { widgets: [] };

  expect(widgets).toContain('./design-system/src/widgets/two-step/TwoStepDialog.stories.tsx');
  expect(widgets).not.toContain('./design-system/src/components/modals/Dialog.stories.tsx');
});

it('finds the tokens in its own styles', () => {
  expect(of('components/tooltips/Tooltip')?.tokens).toContain('radius.s');
  expect(of('components/modals/Dialog')?.tokens).toEqual(
    expect.arrayContaining(['color.backdrop', 'layer.overlay', 'shadow.floating']),
  );
});

it('names files of stories alone', () => {
  const named = Object.values(uses).flatMap(({ features, widgets }) => [...features, ...widgets]);

  expect(named.filter((file) => !/^\.\/.*\.stories\.tsx$/.test(file))).toEqual([]);
});
