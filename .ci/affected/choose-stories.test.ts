import { expect, it } from 'vitest';
import type { Story } from '../coverage/stories.ts';
import { allStories, chooseStories } from './choose-stories.ts';

const story = (file: string, name: string, rest: Partial<Story> = {}): Story => ({
  id: `${file}--${name}`,
  name,
  file,
  tags: [],
  isJourney: false,
  state: undefined,
  hasPlay: false,
  isEmpty: false,
  ...rest,
});

const stories = [
  story('A', 'Playground', { isEmpty: true }),
  story('A', 'Opens', { hasPlay: true }),
  story('A', 'Pays', { hasPlay: true, tags: ['core'] }),
  story('B', 'Sizes'),
  story('B', 'Opens', { hasPlay: true }),
  story('B', 'Closes', { hasPlay: true }),
  story('C', 'Looks'),
  story('D', 'Playground', { isEmpty: true }),
  story('E', 'Walks', { hasPlay: true, isJourney: true }),
];

const idsOf = (of: readonly Story[]) => of.map(({ id }) => id);
const chosen = (...affected: string[]) => idsOf(chooseStories(stories, { stories: new Set(affected) }));

it('stories of the core and journeys are chosen, and the first that claims something of each other file', () => {
  expect(chosen()).toEqual(['A--Pays', 'B--Opens', 'C--Looks', 'D--Playground', 'E--Walks']);
});

it('all stories of a file are chosen that a change can have touched', () => {
  expect(chosen('B').slice(0, 5)).toEqual(['A--Pays', 'B--Sizes', 'B--Opens', 'B--Closes', 'C--Looks']);
});

it('an empty playground is left out, unless it is alone', () => {
  expect(idsOf(stories).filter((id) => !idsOf(allStories(stories)).includes(id))).toEqual(['A--Playground']);
});
