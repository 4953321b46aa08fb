import { expect, it } from 'vitest';
import { visitedStories } from './visited.ts';

const entry = (title: string, name: string, type = 'story') => ({ id: `${title}--${name}`, type, title });

it('visits every story of a page, and the first of a widget', () => {
  const visited = visitedStories([
    entry('Start here/Coverage', 'all'),
    entry('Design system/Button', 'docs', 'docs'),
    entry('Design system/Button', 'playground'),
    entry('Design system/Button', 'sizes'),
    entry('Features/Kanban', 'boards'),
    entry('Features/Kanban', 'phone'),
  ]);

  expect(visited.map(({ id }) => id)).toEqual([
    'Start here/Coverage--all',
    'Design system/Button--playground',
    'Features/Kanban--boards',
    'Features/Kanban--phone',
  ]);
});
