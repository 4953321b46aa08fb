import { expect, it } from 'vitest';
import type { Story } from '../coverage/stories.ts';
import { allStories, byFile, chooseStories } from './choose-stories.ts';

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
  story('A', 'Sizes'),
  story('A', 'Opens', { hasPlay: true }),
  story('A', 'Pays', { hasPlay: true, tags: ['core'] }),
  story('B', 'Playground', { isEmpty: true }),
  story('C', 'Playground', { isEmpty: true }),
  story('C', 'Looks'),
];

const chosen = (...affected: string[]) => byFile(chooseStories(stories, { stories: new Set(affected) }));

it('one story of each file and those of the core are chosen', () => {
  expect(chosen()).toEqual({ A: ['Opens', 'Pays'], B: ['Playground'], C: ['Looks'] });
});

it('all stories of a file are chosen that a change can have touched', () => {
  expect(chosen('A')).toEqual({ A: ['Sizes', 'Opens', 'Pays'], B: ['Playground'], C: ['Looks'] });
});

it('an empty playground is left out, unless it is alone', () => {
  expect(byFile(allStories(stories))).toEqual({ A: ['Sizes', 'Opens', 'Pays'], B: ['Playground'], C: ['Looks'] });
});
