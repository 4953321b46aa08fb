import type { Story } from '../coverage/stories.ts';
import type { Affected } from './affected-stories.ts';

/** Tag of the stories that always run: the main job of each page, the session, money and rights. */
const CORE_TAG = 'core';

/** Every story but empty playgrounds, which draw what another story of their file draws too. */
export function allStories(stories: readonly Story[]): Story[] {
  const alone = new Set(
    [...Map.groupBy(stories, ({ file }) => file).values()].flatMap((of) => (of.length === 1 ? of : [])),
  );
  return stories.filter((story) => !isPlayground(story) || alone.has(story));
}

const isPlayground = ({ name, isEmpty }: Story) => isEmpty && name === 'Playground';

/**
 * The stories that a change can have touched, those tagged `core`, all journeys, and one of each other file: the first that
 * claims something, or else the first.
 */
export function chooseStories(stories: readonly Story[], affected: Affected): Story[] {
  const ofFiles = Map.groupBy(allStories(stories), ({ file }) => file);
  return [...ofFiles].flatMap(([file, of]) => {
    if (affected.stories.has(file)) return of;
    const core = of.filter(({ tags, isJourney }) => isJourney || tags.includes(CORE_TAG));
    const first = of.find(({ hasPlay }) => hasPlay) ?? of[0];
    return core.length > 0 || !first ? core : [first];
  });
}
