import { dirname } from 'node:path/posix';
import type { ImportGraph } from '../../../.ci/affected/import-graph.ts';

/** Code that the stories of more folders show is shared: if it counted as their own, each of its changes would mark half the house. */
const FEW = 4;

const STORIES = /\.stories\.tsx$/;
const FEATURE = /^admin\/src\/features\/[^/]+/;
/** The barrel of a package, and its other files beside it. */
const TOP_OF_PACKAGE = /^[^/]+\/src\/[^/]+$/;

/** The effect of a change on the stories. */
export interface Changes {
  /** Files of stories whose own code changed. */
  stories: ReadonlySet<string>;
  /** How many changed files are shown by stories, and the own code of none. */
  shared: number;
}

/**
 * Finds the stories whose own code changed. A story's own code is what its file reaches by imports: all of it in its own folder
 * (a widget, or a feature with all its folders), and outside only what the stories of at most four folders reach. No way leads
 * through the barrel of a package, behind which lies the whole design system.
 *
 * @param changed paths of files, as in the graph
 */
export function changesOf(graph: ImportGraph, changed: readonly string[]): Changes {
  const stories = [...graph.keys()].filter((file) => STORIES.test(file));
  const reached = new Map(stories.map((story) => [story, reachedFrom(story, graph)]));
  const owners = changed.map((file) => {
    const shownBy = stories.filter((story) => reached.get(story)?.has(file));
    const isOfFew = new Set(shownBy.map(homeOf)).size <= FEW;
    return { shownBy, owning: shownBy.filter((story) => isOfFew || file.startsWith(`${homeOf(story)}/`)) };
  });
  return {
    stories: new Set(owners.flatMap(({ owning }) => owning)),
    shared: owners.filter(({ shownBy, owning }) => shownBy.length > 0 && owning.length === 0).length,
  };
}

function reachedFrom(story: string, graph: ImportGraph): ReadonlySet<string> {
  const reached = new Set([story]);
  // A set goes on to what is added to it meanwhile.
  for (const file of reached) {
    for (const next of graph.get(file) ?? []) if (!TOP_OF_PACKAGE.test(next)) reached.add(next);
  }
  return reached;
}

/** The folder that a file of stories belongs to. */
const homeOf = (story: string): string => FEATURE.exec(story)?.[0] ?? dirname(story);
