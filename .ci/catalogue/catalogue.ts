import type { IndexEntry } from 'storybook/internal/types';
import { TESTS_TAG } from '../../.storybook/release-walk/news/news.ts';

/** The lists that are compared: each id names one thing that the product promises to show. */
export interface Catalogue {
  /** Everything that is promised. */
  promised: readonly string[];
  /** The tags of all stories. */
  tags: Iterable<string>;
}

/** Matches a tag that names a promise, such as `W-BTN-03` or `EML-12`. */
const ID = /^(?:W-)?[A-Z][A-Z0-9]+-\d+$/;

/** A sentence for each id that is in the wrong list. */
export function findMistakes({ promised, tags }: Catalogue): string[] {
  const shown = new Set([...tags].filter((tag) => ID.test(tag)));
  const known = new Set(promised);
  return [
    ...promised.filter((id) => !shown.has(id)).map((id) => `${id} is shown by no story.`),
    ...[...shown].filter((id) => !known.has(id)).map((id) => `${id} tags a story, but is not among the promises.`),
  ];
}

/** A sentence for each promise that the search leads to no page or story of: it passes over tests, which the sidebar hides at first. */
export function findUnreachable(promised: readonly string[], entries: readonly IndexEntry[]): string[] {
  const shown = entries.filter(({ tags = [] }) => !tags.includes(TESTS_TAG));
  // Those of stories are no part of Storybook's types: see .storybook/sidebar/sidebar-index.ts.
  const found = new Set(
    shown.flatMap((entry) => ('anchors' in entry ? (entry.anchors ?? []) : [])).map(({ title }) => title),
  );
  return promised.filter((id) => !found.has(id)).map((id) => `${id} leads to nothing in the search of Storybook.`);
}
