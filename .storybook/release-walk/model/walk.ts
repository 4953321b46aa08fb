import type { Walker } from '../../journey/journey.link.ts';
import { type Modes, writeModes } from './walk.modes.ts';

/** A journey that can be walked through. */
export interface WalkJourney {
  storyId: string;
  /** The story of it in a sentence. */
  sentence: string;
  /** The feature that it belongs to. */
  feature: string;
  isNew: boolean;
}

/** How far a journey came, the last time that it was seen. */
export interface Result {
  status: 'begun' | 'seen' | 'failed';
  /** How many steps were done, of how many. */
  done: number;
  total: number;
  /** The step that did not work, or what else went wrong. */
  failure?: string | undefined;
}

/** One walk: what was seen and remarked, in one choice of modes. */
export interface Walk {
  /** When it began, in milliseconds since 1970. */
  begunAt: number;
  /** By the id of the story. */
  results: Readonly<Record<string, Result>>;
  remarks: Readonly<Record<string, string>>;
  /** The person who wrote each remark last, as far as a name was given. */
  authors?: Readonly<Record<string, string>> | undefined;
}

/** All that the browser keeps. */
export interface Walks {
  /** The person who walks. */
  reviewer: string;
  /** By their modes, as in an address. */
  byModes: Readonly<Record<string, Walk>>;
}

export const noWalks: Walks = { reviewer: '', byModes: {} };

export function walkIn(walks: Walks, modes: Modes): Walk | undefined {
  return walks.byModes[writeModes(modes)];
}

/** The walks with a change to the one in these modes, which begins now if there is none. */
export function withWalk(walks: Walks, modes: Modes, change: (walk: Walk) => Walk, now = Date.now()): Walks {
  const walk = walkIn(walks, modes) ?? { begunAt: now, results: {}, remarks: {} };
  return { ...walks, byModes: { ...walks.byModes, [writeModes(modes)]: change(walk) } };
}

/** The walks without the one in these modes. */
export function withoutWalk(walks: Walks, modes: Modes): Walks {
  const { [writeModes(modes)]: _, ...byModes } = walks.byModes;
  return { ...walks, byModes };
}

/** The walk with how far a journey is. One that was seen to its end, or failed, stays so until it ends again. */
export function withProgress(walk: Walk, storyId: string, { captions, done, hasFailed }: Walker): Walk {
  const total = captions.length;
  if (hasFailed) return withResult(walk, storyId, { status: 'failed', done, total, failure: captions[done] });
  if (done === total) return withResult(walk, storyId, { status: 'seen', done, total });
  const known = walk.results[storyId];
  const isKnown = known && (known.status !== 'begun' || known.done >= done);
  return isKnown ? walk : withResult(walk, storyId, { status: 'begun', done, total });
}

/** The walk with a journey that could not be shown at all. */
export const withFailure = (walk: Walk, storyId: string, failure: string): Walk =>
  withResult(walk, storyId, { status: 'failed', done: 0, total: 0, failure });

export const withRemark = (walk: Walk, storyId: string, remark: string, author = ''): Walk => ({
  ...walk,
  remarks: { ...walk.remarks, [storyId]: remark },
  authors: { ...walk.authors, [storyId]: author },
});

const withResult = (walk: Walk, storyId: string, result: Result): Walk => ({
  ...walk,
  results: { ...walk.results, [storyId]: result },
});
