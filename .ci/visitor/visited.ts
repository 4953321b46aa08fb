import { readFileSync } from 'node:fs';
import type { StoryIndex } from 'storybook/internal/types';
import { JOURNEY_TAG } from '../../.storybook/release-walk/news/news.ts';
import { allStories } from '../affected/choose-stories.ts';
import { readStories } from '../coverage/stories.ts';

export interface VisitedStory {
  id: string;
  /** From the top of the repository. */
  file: string;
  /** Whether it is walked step by step. */
  isJourney: boolean;
}

/**
 * The stories that are visited: those that run as tests.
 *
 * @param leftOut ids of those that are passed over
 */
export const visitedStories = ({ entries }: StoryIndex, leftOut: ReadonlySet<string>): VisitedStory[] =>
  Object.values(entries)
    .filter(({ id, type, tags = [] }) => type === 'story' && tags.includes('test') && !leftOut.has(id))
    .map(({ id, importPath, tags = [] }) => ({
      id,
      file: importPath.replace(/^\.\//, ''),
      isJourney: tags.includes(JOURNEY_TAG),
    }));

/** The ids that a run of tests leaves out, which it writes down; else those of stories that are no tests. */
export function leftOutStories(file = process.env['LEFT_OUT_STORIES']): Set<string> {
  if (file) return new Set<string>(JSON.parse(readFileSync(file, 'utf8')));
  const stories = readStories();
  return new Set(stories.map(({ id }) => id)).difference(new Set(allStories(stories).map(({ id }) => id)));
}
