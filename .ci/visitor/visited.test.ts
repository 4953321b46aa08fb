import { expect, it } from 'vitest';
import type { StoryIndex } from 'storybook/internal/types';
import { visitedStories } from './visited.ts';

const entry = (id: string, file: string, tags: readonly string[] = ['test'], type: 'story' | 'docs' = 'story') => ({
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
      entry('button--presses', 'Button', ['test', 'play-fn']),
      entry('kanban--sketch', 'Kanban', []),
      entry('kanban--release', 'Kanban', ['test', 'play-fn', 'journey']),
    ].map((each) => [each.id, each]),
  ),
} as StoryIndex;

it('visits every story that runs as a test, but for those that are left out', () => {
  expect(visitedStories(index, new Set(['button--playground']))).toEqual([
    { id: 'button--presses', file: 'Button', isJourney: false },
    { id: 'kanban--release', file: 'Kanban', isJourney: true },
  ]);
});
