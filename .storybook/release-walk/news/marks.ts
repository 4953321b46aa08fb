import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { importGraph } from '../../../.ci/affected/import-graph.ts';
import { changesOf } from './own-code.ts';
import { JOURNEY_TAG, NEW_TAG, type News, TESTS_TAG } from './news.ts';
import { CONFORMANCE, isTest } from './test-stories.ts';
import { sinceLastTag } from './since-tag.ts';

const JOURNEYS = /^export const (\w+)(?:: \w+)? = journey\(/gm;

interface Marks {
  /** For the pages of Storybook. */
  news: News;
  /** Gives the stories of an indexer the tags `journey`, `tests` and `new`. */
  tagged: (indexer: Indexer) => Indexer;
}

/**
 * Finds once, at the start of Storybook, what is new.
 *
 * @param root of the repository
 */
export function findMarks(root: string): Marks {
  const since = sinceLastTag(root);
  if (since.tag === null) return { news: { tag: null, reason: since.reason }, tagged: taggedBy(() => false) };
  const graph = importGraph(root, ['design-system', 'admin', 'mocks'], ['design-system', 'admin', 'mocks']);
  const { stories, shared } = changesOf(graph, since.files);
  return {
    news: { tag: since.tag, shared },
    tagged: taggedBy((file) => stories.has(relative(root, file).replaceAll('\\', '/'))),
  };
}

function taggedBy(isNew: (file: string) => boolean) {
  return (indexer: Indexer): Indexer => ({
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      const source = readFileSync(file, 'utf8');
      const journeys = journeysIn(source);
      const ofFile = isNew(file) ? [NEW_TAG] : [];
      const ofStory = ({ exportName, tags = [] }: (typeof inputs)[number]) => {
        if (journeys.has(exportName)) return [JOURNEY_TAG];
        return exportName === CONFORMANCE || (tags.includes('play-fn') && isTest(exportName, source))
          ? [TESTS_TAG]
          : [];
      };
      return inputs.map((input) => ({ ...input, tags: [...(input.tags ?? []), ...ofFile, ...ofStory(input)] }));
    },
  });
}

/** Names of the exports of a file that are journeys. */
export const journeysIn = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(JOURNEYS)].map(([, name = '']) => name));
