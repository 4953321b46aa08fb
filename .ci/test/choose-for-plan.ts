import { writeFileSync } from 'node:fs';
import { affectedStories } from '../affected/affected-stories.ts';
import { changedFiles } from '../affected/changed-files.ts';
import { allStories, chooseStories } from '../affected/choose-stories.ts';
import { readStories, type Story } from '../coverage/stories.ts';
import type { Plan } from './plan.ts';
import { leftOutFile } from './steps.ts';

export interface Choice {
  stories: { chosen: number; all: number };
  /** In words, for a report. */
  why: string;
}

/** Chooses the stories that a plan asks for, and writes down the ids of the others. */
export function chooseForPlan(root: string, { isAll }: Plan): Choice {
  const stories = readStories(root);
  const { chosen, why } = isAll ? { chosen: allStories(stories), why: 'all stories' } : touched(root, stories);
  const leftOut = new Set(stories).difference(new Set(chosen));
  writeFileSync(leftOutFile, JSON.stringify([...leftOut].map(({ id }) => id)));
  return { stories: { chosen: chosen.length, all: allStories(stories).length }, why };
}

function touched(root: string, stories: readonly Story[]): { chosen: Story[]; why: string } {
  const { files, base } = changedFiles(root);
  if (!files) return { chosen: allStories(stories), why: `all stories, compared with ${base}` };
  const affected = affectedStories(root, files);
  const chosen = chooseStories(stories, affected);
  const which = affected.because
    ? `all stories, since ${affected.because} changed`
    : `${chosen.length} stories: what has changed since ${base} can have touched those of ${affected.stories.size} files`;
  return { chosen, why: which };
}
