import { use } from 'react';
import { folderLabel, storyLabel } from '../../appearance/labels.ts';
import { JOURNEY_TAG, TESTS_TAG } from '../../release-walk/news/news.ts';

/** The part of `index.json` that links need. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  importPath: string;
  tags?: string[];
}

let loading: Promise<readonly Entry[]> | undefined;

async function load(): Promise<readonly Entry[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

export interface PageLink {
  label: string;
  href: string;
}

/** All pages of this Storybook, once they are loaded. */
export function usePages() {
  const entries = use((loading ??= load().catch(() => [])));
  return {
    /** The page of a widget, by its name. */
    ofWidget: (name: string) => linkTo(entries.find((entry) => entry.type === 'docs' && nameOf(entry) === name)),
    /** The first story of a page, by the beginning of its ids. */
    ofPage: (page: string) => linkTo(entries.find(({ id, type }) => type === 'story' && id.split('--')[0] === page)),
    /** All journeys, in the order of the sidebar. */
    journeys: () => entries.filter(({ type, tags }) => type === 'story' && tags?.includes(JOURNEY_TAG)).map(linkByName),
    /** Whether a file of stories is about one widget, which has a playground. */
    isWidget: (file: string) =>
      entries.some(({ id, importPath }) => importPath === file && id.endsWith('--playground')),
    /** All that is in the tree of the feature of a title such as `Features/kanban/KanbanPage`. */
    ofFeature: (title: string): FeaturePages => featurePages(entries, title),
    /** The page that a file of stories makes, or the first of its stories. */
    ofFile: (file: string) => {
      const own = entries.filter(({ importPath }) => importPath === file);
      return linkTo(own.find(({ type }) => type === 'docs') ?? own[0]);
    },
  };
}

/** The entries of a feature, as its page lists them. */
export interface FeaturePages {
  /** The stories of this page that are no tests, in their order. */
  states: PageLink[];
  journeys: PageLink[];
  /** The other pages of documentation. */
  parts: PageLink[];
}

/** @internal exported for its test */
export function featurePages(entries: readonly Entry[], title: string): FeaturePages {
  const folder = `${title.split('/').slice(0, 2).join('/')}/`;
  const shown = entries.filter((entry) => entry.title.startsWith(folder) && !entry.tags?.includes(TESTS_TAG));
  const stories = shown.filter(({ type }) => type === 'story');
  const isJourney = ({ tags }: Entry) => tags?.includes(JOURNEY_TAG) === true;
  return {
    states: stories.filter((entry) => entry.title === title && !isJourney(entry)).map(linkByName),
    journeys: stories.filter(isJourney).map(linkByName),
    parts: shown.filter((entry) => entry.type === 'docs' && entry.title !== title && !isJourney(entry)).map(linkByName),
  };
}

const linkByName = ({ id, type, name }: Entry): PageLink => ({
  label: storyLabel(name),
  href: `./?path=/${type}/${id}`,
});

const nameOf = ({ title }: Entry) => title.split('/').at(-1) ?? title;

function linkTo(entry: Entry | undefined): PageLink | undefined {
  if (!entry) return undefined;
  const [root, folder = ''] = entry.title.split('/');
  const label = root === 'Features' ? folderLabel(storyLabel(folder)) : nameOf(entry);
  return { label, href: `./?path=/${entry.type}/${entry.id}` };
}
