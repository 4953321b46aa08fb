import { expect, it } from 'vitest';
import { readStories } from '../../../.ci/coverage/stories.ts';
import walked from '../walk/walked.json' with { type: 'json' };
import { machineFacts, machineName } from './machines.data.ts';

it('names every machine that is walked, and no other', () => {
  expect(Object.keys(machineFacts).toSorted()).toEqual(Object.keys(walked).toSorted());
});

it('leads to stories that exist', () => {
  const pages = new Set(readStories().map(({ id }) => id.split('--')[0]));
  const demos = Object.values(machineFacts).flatMap(({ demo }) => demo ?? []);

  expect(demos.filter((demo) => !pages.has(demo))).toEqual([]);
});

it('names the second of a kind by its number', () => {
  expect(machineName('query 2')).toBe('List 2');
  expect(machineName('somethingElse')).toBe('somethingElse');
});
