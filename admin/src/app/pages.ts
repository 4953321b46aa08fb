import { type ComponentType, createElement } from 'react';
import { loadTexts, offerTexts } from '../i18n/i18n.ts';
import { pageTexts } from '../i18n/page-texts.ts';
import type { FeaturePage } from '../manifest/manifest.ts';
import type { CodePart } from '../manifest/parts.ts';
import { fetchPagesAhead } from './ahead/pages.ahead.ts';

const folderOf = (file: string) => file.split('/').at(-2);

/** The loader of each feature's code, by the name of its folder. */
const features = new Map(
  Object.entries(
    import.meta.glob<CodePart>('../features/*/*.feature.ts', { eager: true, query: '?code', import: 'default' }),
  ).map(([file, part]) => [folderOf(file), part]),
);

offerTexts(pageTexts);

fetchPagesAhead({
  pages: [...features.values()].flatMap(({ pages }) => pages.flatMap(({ path, load }) => (load ? [path] : []))),
  load: loadPage,
});

/**
 * Loads the page at an address, with the texts of its feature and those of the widgets that only some pages show.
 *
 * @param path the `path` of a page in a manifest
 * @throws when code or texts cannot be fetched
 */
export async function loadPage(path: string): Promise<ComponentType> {
  for (const feature of features.values()) {
    const page = feature.pages.find((each) => each.path === path);
    if (page?.load) return loadBuilt(feature, page, page.load);
  }
  throw new Error(`No feature has a page at ${path}.`);
}

async function loadBuilt(
  feature: CodePart,
  { content }: Pick<FeaturePage, 'content'>,
  load: NonNullable<FeaturePage['load']>,
) {
  const shown = content === undefined ? undefined : features.get(content);
  const [Page, Content] = await Promise.all([
    load(),
    shown?.content?.(),
    loadTexts('app', ...textsOf(feature), ...textsOf(shown)),
  ]);
  return Content ? () => createElement(Page, null, createElement(Content)) : Page;
}

/** `kit` has the texts of the widgets that only template pages show. */
const textsOf = (feature: CodePart | undefined) => (feature?.texts === undefined ? [] : ['kit', feature.texts]);
