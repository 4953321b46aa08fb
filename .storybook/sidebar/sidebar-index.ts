import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { tokens } from '../../design-system/src/theme/tokens.ts';
import { TESTS_TAG } from '../release-walk/news/news.ts';
import { storyLabel } from '../appearance/labels.ts';
import { purposeFamilies, titleByPurpose } from './purposes.ts';
import { nameInTree } from './story-names.ts';
import { synonyms } from './synonyms.ts';

type Anchor = NonNullable<Extract<IndexEntry, { type: 'docs' }>['anchors']>[number];

/** An id of the catalogue, such as `W-BTN-03`. */
const CATALOGUE_ID = /^(?:W-)?[A-Z][A-Z0-9]+-\d+$/;
const WIDGETS = 'Design system/';

/** The groups of tokens on each page of the foundation. */
const tokenPages: Readonly<Record<string, readonly (keyof typeof tokens)[]>> = {
  'Design system/Foundation/Colours': ['color'],
  'Design system/Foundation/Type': ['font', 'text', 'weight', 'leading', 'tracking'],
  'Design system/Foundation/Space, radius and depth': ['space', 'radius', 'shadow'],
  'Design system/Foundation/Size and layout': ['size'],
  'Design system/Foundation/Layers': ['layer'],
  'Design system/Foundation/Motion': ['duration', 'easing'],
};

/**
 * The index of the sidebar: widgets by their purpose, with the words that people search for. Ids stay those of the folders in the
 * code, so that every address leads to where it led. The page of a widget is called by its name and its synonyms,
 * since the search weighs names most; ids and tokens are found as headings of a page are.
 */
export function indexOfSidebar({ entries: all, ...index }: StoryIndex): StoryIndex {
  const entries = Object.values(all).map(withOwnTags);
  const idsOf = Map.groupBy(
    entries.flatMap(({ title, tags = [] }) => tags.map((tag) => ({ title, tag }))),
    ({ title }) => title,
  );
  const signs = signsOf(entries);
  const named = entries.map((entry): IndexEntry => {
    const title = titleByPurpose(entry.title);
    const own = signs.get(entry.id) ?? [];
    if (entry.type !== 'docs') {
      const { name, others } = nameInTree(entry.name, entry.id);
      return withAnchors({ ...entry, title, name }, [...own, ...others]);
    }
    if (!entry.title.startsWith(WIDGETS)) return withAnchors(ofPage(entry), own);
    const ids = (idsOf.get(entry.title) ?? []).map(({ tag }) => tag).filter((tag) => CATALOGUE_ID.test(tag));
    return withAnchors({ ...entry, title, name: nameOf(title) }, [...ids, ...tokenNames(entry.title)]);
  });
  const sorted = named.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...index, entries: Object.fromEntries(sorted.map((entry) => [entry.id, entry])) };
}

/**
 * The ids of the catalogue that lead to each entry, by its id; the page of a widget has those of all its stories. Tests are not
 * in the tree: what they alone show leads to the page of documentation or the first story beside them, or in the folder.
 */
function signsOf(all: readonly IndexEntry[]): Map<string, string[]> {
  const pages = new Set(
    all.flatMap(({ type, title }) => (type === 'docs' && title.startsWith(WIDGETS) ? [title] : [])),
  );
  const others = all.filter(({ title }) => !pages.has(title));
  const isInTree = ({ tags = [] }: IndexEntry) => !tags.includes(TESTS_TAG);
  const shown = others.filter(isInTree);
  const firstIn = (part: (title: string) => string, title: string) => {
    const near = shown.filter((entry) => part(entry.title) === part(title));
    return near.find(({ type }) => type === 'docs') ?? near[0];
  };
  const signs = others.flatMap((entry) => {
    const { title, tags = [] } = entry;
    const place = isInTree(entry) ? entry : (firstIn(String, title) ?? firstIn(folderOf, title));
    return place ? tags.filter((tag) => CATALOGUE_ID.test(tag)).map((sign) => ({ id: place.id, sign })) : [];
  });
  return new Map([...Map.groupBy(signs, ({ id }) => id)].map(([id, own]) => [id, own.map(({ sign }) => sign)]));
}

/** Storybook gives a page of documentation the tags of its first story. A page is no test, and stays in the tree. */
const withOwnTags = (entry: IndexEntry): IndexEntry =>
  entry.type === 'docs' ? { ...entry, tags: entry.tags?.filter((tag) => tag !== TESTS_TAG) ?? [] } : entry;

/** A page of documentation is called as its place in the tree: all would be "Docs" in the search otherwise. */
const ofPage = (entry: IndexEntry): IndexEntry => ({
  ...entry,
  name: storyLabel(entry.title.split('/').at(-1) ?? entry.name),
});

const folderOf = (title: string) => title.split('/').slice(0, 2).join('/');

/** Storybook declares anchors for pages of documentation alone, and searches those of all entries. */
function withAnchors(entry: IndexEntry, names: readonly string[]): IndexEntry {
  const anchors = [...new Set(names)].map((name): Anchor => ({ id: '', title: name }));
  return anchors.length === 0 ? entry : Object.assign({}, entry, { anchors });
}

/** Of the design system's families, which stand side by side; before and after them the order stays. */
function placeOf({ title }: IndexEntry): number {
  const family = purposeFamilies.indexOf(title.split('/').slice(0, 2).join('/'));
  if (family >= 0) return family;
  return title.startsWith('Features/') ? purposeFamilies.length : -1;
}

function nameOf(title: string): string {
  const name = title.split('/').at(-1) ?? title;
  return [name, ...(synonyms[name] ? [synonyms[name].join(', ')] : [])].join(' · ');
}

const tokenNames = (title: string): string[] =>
  (tokenPages[title] ?? []).flatMap((group) =>
    Object.keys(tokens[group]).flatMap((name) => [`${group}.${name}`, `--e-${group}-${name}`]),
  );

interface Generator {
  getIndex: () => Promise<StoryIndex>;
}

/**
 * A generator of the index of the sidebar. The frame of the stories has an index of its own, whose titles say which texts a story
 * needs: it asks `getFrameIndex`.
 */
export const generatorOfSidebar = <Own extends Generator>(generator: Own) =>
  Object.create(generator, {
    getIndex: { value: async () => indexOfSidebar(await generator.getIndex()) },
    getFrameIndex: { value: () => generator.getIndex() },
  }) as Own & { getFrameIndex: () => Promise<StoryIndex> };
