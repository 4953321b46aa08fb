import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { JOURNEY_TAG, TESTS_TAG } from '../../.storybook/release-walk/news/news.ts';

/** A story as the base has it and as it is now. One of the two may be missing. */
export interface StoryPair {
  before: IndexEntry | null;
  now: IndexEntry | null;
}

interface Choice {
  before: StoryIndex;
  now: StoryIndex;
  /** Files of stories that the change can have touched. */
  affected: ReadonlySet<string>;
  /** Whether stories that check a behaviour have pictures too. */
  withTests: boolean;
  /** A part of the ids or files to look at. */
  grep?: string | undefined;
}

/**
 * The stories to take pictures of, in the order of the sidebar: those that a change can have touched, those that are new, and last
 * those that are gone. A journey ends in states that other stories show, and takes minutes. A story that has moved to another place of the
 * sidebar, or was a test, is the same as before.
 */
export function choosePairs({ before, now, affected, withTests, grep = '' }: Choice): StoryPair[] {
  const isShown = ({ id, tags = [], importPath }: IndexEntry) =>
    !tags.includes(JOURNEY_TAG) && (withTests || !tags.includes(TESTS_TAG)) && `${id} ${importPath}`.includes(grep);
  const earlier = storiesOf(before);
  const byId = new Map(earlier.map((entry) => [entry.id, entry]));
  const bySource = new Map(earlier.map((entry) => [sourceOf(entry), entry]));

  const pairs = storiesOf(now).map((entry) => ({
    before: byId.get(entry.id) ?? bySource.get(sourceOf(entry)) ?? null,
    now: entry,
  }));
  const found = new Set(pairs.map((pair) => pair.before));
  const isTouched = (pair: (typeof pairs)[number]) => !pair.before || affected.has(fileOf(pair.now));
  return [
    ...pairs.filter((pair) => isShown(pair.now) && isTouched(pair)),
    ...earlier.filter((entry) => isShown(entry) && !found.has(entry)).map((entry) => ({ before: entry, now: null })),
  ];
}

const storiesOf = ({ entries }: StoryIndex) => Object.values(entries).filter(({ type }) => type === 'story');

const fileOf = ({ importPath }: IndexEntry) => importPath.replace(/^\.\//, '');

/** The file and the name of the story in it. */
const sourceOf = ({ importPath, id }: IndexEntry) => `${importPath} ${id.split('--').at(-1)}`;
