import { expect, it } from 'vitest';
import { JOURNEY_TAG, TESTS_TAG } from '../../release-walk/news/news.ts';
import { type Entry, featurePages, type PageLink } from './page-index.ts';

const entry = (title: string, name: string, tags: string[] = [], type: Entry['type'] = 'story'): Entry => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  type,
  importPath: './a.tsx',
  tags,
});

const labelsOf = (links: readonly PageLink[]) => links.map(({ label }) => label);

it('the page of a feature lists its states, its journeys and its other pages, without tests and other features', () => {
  const pages = featurePages(
    [
      entry('Features/kanban/KanbanPage', 'Kanban page', [], 'docs'),
      entry('Features/kanban/KanbanPage', 'No Boards'),
      entry('Features/kanban/KanbanPage', 'Loading'),
      entry('Features/kanban/KanbanPage', 'Drops A Card', [TESTS_TAG]),
      entry('Features/kanban/KanbanJourney', 'Kanban journey', [JOURNEY_TAG], 'docs'),
      entry('Features/kanban/KanbanJourney', 'A Move Is Refused', [JOURNEY_TAG]),
      entry('Features/kanban/task/TaskPanel', 'Task panel', [], 'docs'),
      entry('Features/kanban/task/TaskPanel', 'Leaving Asks First'),
      entry('Features/kanban-archive/ArchivePage', 'Archive', [], 'docs'),
    ],
    'Features/kanban/KanbanPage',
  );

  expect(labelsOf(pages.states)).toEqual(['No boards', 'Loading']);
  expect(labelsOf(pages.journeys)).toEqual(['A move is refused']);
  expect(labelsOf(pages.parts)).toEqual(['Task panel']);
  expect(pages.parts[0]?.href).toBe('./?path=/docs/features/kanban/task/taskpanel--task panel');
});
