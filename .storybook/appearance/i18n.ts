import { isolateValues } from '@embarque/design-system/isolate-values';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { LoaderFunction } from 'storybook/internal/types';
import type { ToolbarGlobals } from '../toolbar/globals.ts';
import type { Language } from './language.ts';
import { shownTitle } from './shown-title.ts';
import { sayFrom } from './say.ts';

/** The catalogues that all stories of a package show, in one file for each language: a file of each would be a request of each. */
const shared = import.meta.glob<Readonly<Record<string, Messages>>>('./texts/*.ts', { import: 'default' });

/** Those of features and of groups of examples. */
const files = import.meta.glob<Messages>(
  [
    '../../{admin,design-system}/locales/{en,pt-BR}/**/*.json',
    '!../../design-system/locales/*/*.json',
    '!../../admin/locales/*/{access,app,deferred,entry,journal,kit,legal,references}.json',
  ],
  { query: '?lingui', import: 'messages' },
);

/** Instances by language and by what they hold: two stories on one page may speak differently. */
const instances = new Map<string, Promise<I18n>>();

/** The catalogues of each feature, as the manifests say, beside that of all pages. The build puts them here. */
const ofFeatures = import.meta.env.EMBARQUE_TEXTS as Readonly<Record<string, readonly string[]>>;

const groups = [
  ...Object.keys(ofFeatures),
  ...Object.keys(files).flatMap((path) => /\/examples\/(.+)\.json$/.exec(path)?.[1] ?? []),
];

/** Loads the texts that a story of this title can show; one with the routes of the app goes from feature to feature. */
export function textsFor(title: string, language: Language, { hasRoutes = false } = {}): Promise<I18n> {
  const packages = title.startsWith('Features/') ? ['design-system', 'admin'] : ['design-system'];
  const own = Object.keys(files)
    .filter((path) => path.includes(`/locales/${language}/`) && isShownBy(title, path, hasRoutes))
    .toSorted((one, other) => rankFor(title, one) - rankFor(title, other));
  const paths = [...packages.map((name) => `./texts/${name}.${language}.ts`), ...own];
  const key = paths.join();
  const loading = instances.get(key) ?? load(language, paths);
  instances.set(key, loading);
  return loading;
}

/** Puts the texts of a story where `withDesignSystem` and play functions find them. */
export const textsOfStory: LoaderFunction = async ({ title, globals, parameters, abortSignal }) => {
  const i18n = await textsFor(title, (globals as ToolbarGlobals).language, { hasRoutes: 'routes' in parameters });
  // Its texts come late for a story that was left.
  if (!abortSignal.aborted) sayFrom(i18n);
  return { i18n };
};

async function load(language: Language, paths: readonly string[]): Promise<I18n> {
  const messages = await Promise.all(
    paths.map(async (path) => files[path]?.() ?? Object.assign({}, ...Object.values((await shared[path]?.()) ?? {}))),
  );
  return isolateValues(
    setupI18n({ locale: language, messages: { [language]: Object.assign({}, ...messages) as Messages } }),
  );
}

/** As in the app, where a text has several translations the page's own one wins over that of a widget. */
function rankFor(title: string, path: string): number {
  const [, group = ''] = title.split('/');
  return path.endsWith(`/${group}.json`) ? 2 : Number(path.includes('/admin/'));
}

/** Examples have a catalogue for each group of widgets, which the title of a story names; so do most features. */
function isShownBy(title: string, path: string, hasRoutes: boolean): boolean {
  const [root, group = ''] = title.split('/');
  const isWidget = root === 'Design system';
  const [, name = ''] = /\/([^/]+)\.json$/.exec(path) ?? [];
  if (path.includes('/admin/')) return root === 'Features' && (hasRoutes || isOfPage(group, name));
  const isOfExamples = path.includes('/examples/');
  return !isOfExamples || (isWidget ? name === group : group === 'ui-kit');
}

/** Whether a page of this feature shows a catalogue. What stands around all features shows those of any. */
function isOfPage(group: string, name: string): boolean {
  const own = ofFeatures[group];
  return !own || own.includes(name) || !Object.values(ofFeatures).some((texts) => texts.includes(name));
}

// The address names the story before its file has arrived, so both can load side by side. What fails here fails again for the story.
const search = globalThis.location?.search ?? '';
const shown = shownTitle(search, groups);
if (shown) textsFor(shown, /[?&]globals=[^&]*language:pt-BR/.test(search) ? 'pt-BR' : 'en').catch(() => {});
