import { expect, it } from 'vitest';
import type { StoryIndex } from 'storybook/internal/types';
import { visitedStories } from './visited.ts';

const entry = (id: string, file: string, tags: readonly string[] = [], type: 'story' | 'docs' = 'story') => ({
  id,
  type,
  name: id,
  title: file,
  importPath: `./${file}`,
  tags: [...tags],
});

const index = {
  v: 5,
  entries: Object.fromEntries(
    [
      entry('button--docs', 'Button', [], 'docs'),
      entry('button--playground', 'Button'),
      entry('button--presses', 'Button', ['play-fn']),
      entry('kanban--boards', 'Kanban', ['core']),
      entry('kanban--phone', 'Kanban', ['play-fn']),
      entry('kanban--release', 'Kanban', ['play-fn', 'journey']),
    ].map((each) => [each.id, each]),
  ),
} as StoryIndex;

const idsOf = (isEvery: boolean) => visitedStories(index, isEvery).map(({ id }) => id);

it('visits the core and the journeys, and of another file the first story that claims something', () => {
  expect(idsOf(false)).toEqual(['button--presses', 'kanban--boards', 'kanban--release']);
});

it('visits every story when asked to, and no page of documentation', () => {
  expect(idsOf(true)).toEqual([
    'button--playground',
    'button--presses',
    'kanban--boards',
    'kanban--phone',
    'kanban--release',
  ]);
});

it('knows the files from the top of the repository', () => {
  expect(visitedStories(index, false).map(({ file }) => file)).toEqual(['Button', 'Kanban', 'Kanban']);
});
