import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type StoryGraph, readStoryGraph } from './story-graph.ts';

/** Stories that a change can have touched. */
export interface Affected {
  /** Files of stories. */
  stories: ReadonlySet<string>;
  /** The changed file because of which they are all stories. */
  because?: string;
}

/** Drawn around every story, or used by the tests that run them. */
const SURROUNDINGS = [
  'vite.config.ts',
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  '.storybook/testing/after-play.ts',
];
/** Drawn around every story of a feature too. */
const WORLD = '.storybook/feature/world.ts';
/** Pages of documentation are drawn by no test, and the tools of a published Storybook run in none. */
const NOT_IN_TESTS = [
  '.storybook/docs-page/lazy.tsx',
  '.storybook/release-walk/news/marks.ts',
  ...['coverage-data', 'prop-tables', 'story-index', 'preload-widgets'].map((file) => `.storybook/build/${file}.ts`),
  '.storybook/docs-page/uses/widget-uses-data.ts',
  '.storybook/releases/history-data.ts',
  '.storybook/sidebar/sidebar-index.ts',
  '.storybook/mode-matrix/plugin.ts',
];

/** Files that no import leads to, and that all stories may depend on. */
const EVERYTHING = /^(?:(?:[\w-]+\/)?(?:package|package-lock|tsconfig)\.json|\.npmrc|design-system\/tokens\/.*\.json)$/;
const CATALOGUE = /^(?:admin|design-system)\/locales\/(?<locale>[^/]+)\//;
const FEATURE = /^admin\/src\/features\/[^/]+\//;
/** Written for other tests, or for readers. */
const ELSEWHERE = /\.(?:test\.ts|md|journey\.ts|bench\.ts)$/;

/**
 * The stories whose picture or play a change can have touched.
 *
 * @param changed paths from the top of the repository; files that are gone among them
 */
export function affectedStories(root: string, changed: readonly string[], graph = readStoryGraph(root)): Affected {
  const files = changed.filter((file) => !ELSEWHERE.test(file));
  const surroundings = graph.reachedFrom(SURROUNDINGS, { until: [WORLD, ...NOT_IN_TESTS], withoutGlobs: true });
  const because = files.find((file) => EVERYTHING.test(file) || surroundings.has(file));
  if (because) return { stories: new Set(graph.stories), because };
  return {
    stories: new Set([...ofWorld(graph, files), ...ofCatalogues(root, graph, files), ...reaching(graph, files)]),
  };
}

/** All stories of features, where what surrounds them changed. */
function ofWorld(graph: StoryGraph, files: readonly string[]): string[] {
  const world = graph.reachedFrom([WORLD], { withoutGlobs: true });
  return files.some((file) => world.has(file)) ? graph.stories.filter((story) => story.startsWith('admin/')) : [];
}

/** An English text changes with the file that has it; stories in another language name it. */
function ofCatalogues(root: string, { stories }: StoryGraph, files: readonly string[]): string[] {
  const locales = new Set(files.flatMap((file) => CATALOGUE.exec(file)?.groups?.['locale'] ?? []));
  locales.delete('en');
  if (locales.size === 0) return [];
  return stories.filter((story) => {
    const source = readFileSync(join(root, story), 'utf8');
    return [...locales].some((locale) => source.includes(`'${locale}'`));
  });
}

function reaching(graph: StoryGraph, files: readonly string[]): string[] {
  const features = new Set(files.flatMap((file) => FEATURE.exec(file)?.[0] ?? []));
  return graph.stories.filter((story) => {
    // The parts of a feature reach each other by the frame: its outbox, its shortcuts, its manifest.
    if (features.has(FEATURE.exec(story)?.[0] ?? '')) return true;
    const reached = graph.shownBy(story);
    return files.some((file) => reached.has(file));
  });
}
