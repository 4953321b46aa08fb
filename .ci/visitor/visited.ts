import type { StoryIndex } from 'storybook/internal/types';
import { JOURNEY_TAG } from '../../.storybook/release-walk/news/news.ts';
import { chooseStories } from '../affected/choose-stories.ts';
import type { Story } from '../coverage/stories.ts';

/** Whether all stories are visited, and each is looked at with axe. */
export const isEvery = process.env['VISITED_STORIES'] === 'every';

/**
 * The stories that are visited: those that every change is tested with, or all of them.
 *
 * @param areAll whether they are all
 */
export function visitedStories({ entries }: StoryIndex, areAll: boolean): Story[] {
  const stories = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, name, importPath, tags = [] }) => ({
      id,
      name,
      file: importPath.replace(/^\.\//, ''),
      tags,
      isJourney: tags.includes(JOURNEY_TAG),
      hasPlay: tags.includes('play-fn'),
      state: undefined,
      isEmpty: false,
    }));
  return chooseStories(stories, { stories: new Set(areAll ? stories.map(({ file }) => file) : []) });
}
