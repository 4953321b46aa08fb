import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { extractor as babelExtractor } from '@lingui/cli/api';
import { defineConfig, type ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-json';
import { kitTexts } from './admin/vite/kit-parts.ts';
import { type FeatureFile, readFeatures } from './admin/vite/read-features.ts';
import { sourceOf } from './admin/vite/source-of.ts';
import { exampleTextId, headingOf, readExamples } from './design-system/src/example-source.ts';

/** The widgets of the pages before sign-in: everybody downloads these texts first, so they have separate catalogues. */
const entryWidgets = [
  'components/alerts',
  'components/buttons',
  'components/spinners',
  'components/toasts',
  'forms/elements/checkbox',
  'forms/elements/input',
  'forms/field',
  'components/on-demand',
  'widgets/auth-cover',
  'widgets/loading-bar',
  'widgets/message-page',
  'widgets/splash',
].map((folder) => `<rootDir>/design-system/src/${folder}`);

/** The widgets on every page of a session. Other widgets' texts load with the first page that shows one. */
const appWidgets = [
  'cards/card',
  'cards/stat-tile',
  'components/avatar',
  'components/badges',
  'components/breadcrumbs',
  'components/description-list',
  'components/dropdowns',
  'components/empty-state',
  'components/modals',
  'components/offcanvas',
  'components/pagination',
  'components/popovers',
  'components/segmented-control',
  'components/tooltips',
  'forms/adjustment',
  'forms/elements/number-input',
  'forms/elements/select',
  'lib/numbers',
  'tables/table',
  'widgets/app-shell',
  'widgets/quantity',
].map((folder) => `<rootDir>/design-system/src/${folder}`);

/** The part of the bookmarks that is on every page. */
const bookmarkBar = '<rootDir>/design-system/src/widgets/bookmarks/BookmarkBar.tsx';

/** The widgets of the deferred parts of the frame. */
const deferredWidgets = [
  'widgets/bookmarks/!(BookmarkBar)',
  'widgets/cart-menu/*',
  'widgets/command-palette/*',
  'widgets/notification-centre/*',
].map((files) => `<rootDir>/design-system/src/${files}.{ts,tsx}`);

/** No page of the app shows these: tables of keys, checks of all widgets, and the menu of a story. */
const storybookTexts = ['**/*.keyboard.ts', 'conformance/**', 'widgets/app-shell/useAppMenu.ts'].map(
  (files) => `<rootDir>/design-system/src/${files}`,
);

const examples = '<rootDir>/design-system/src/**/*.{examples,samples}.{ts,tsx}';

/** The groups of the UI kit: folders with examples somewhere in them. */
const exampleGroups = new Set(
  globSync('*/**/*.examples.tsx', { cwd: new URL('design-system/src', import.meta.url) }).map((file) =>
    file.slice(0, file.indexOf('/')),
  ),
);

/** The files of other groups whose texts the examples of a group show too. */
const lent: Readonly<Record<string, string[]>> = { extensions: ['components/carousel/carousel.samples.tsx'] };

const entryPages = ['app', 'forms', 'http', 'preferences', 'routing', 'session'].map(
  (folder) => `<rootDir>/admin/src/${folder}`,
);

/** Few people are denied something: the texts that explain it load for those. */
const access = '<rootDir>/admin/src/access';
const deniedRoute = '<rootDir>/admin/src/shell/menu/DeniedRoute.tsx';

/** Folders that only pages with texts of their own share; `kit` loads with all of those. */
const shared = ['feedback', 'people', 'plans', 'proof', 'share', 'ui-kit/!(kit.groups|kit.menu)*'].map(
  (folder) => `<rootDir>/admin/src/${folder}`,
);

/** The deferred parts of the frame, and the layers that are seldom opened. */
const deferred = [
  'cart/**/*',
  'features/{notifications,search}/**/!(*.feature)',
  'outbox/react/messages/*',
  'shell/navbar/ResetDemoDialog',
  'shell/view-as/ViewAsDialog',
].map((files) => `<rootDir>/admin/src/${files}.{ts,tsx}`);

/** The terms that somebody reads before they register. */
const legal = '<rootDir>/admin/src/legal';

/** The texts of the panel "Your changes" load when it is opened. */
const journal = '<rootDir>/admin/src/shell/journal';

/** The cards of references load with the first one that is shown. */
const references = '<rootDir>/admin/src/references';

/** Features whose texts load with their own pages, by the name of their catalogue. */
const features = Map.groupBy(
  readFeatures().filter(({ feature }) => feature.texts !== undefined),
  ({ feature }) => feature.texts,
);

const notTexts = ['**/*.stories.tsx', '**/*.test.ts', '**/*.testing.ts'];

const folderOf = ({ name }: FeatureFile) => `<rootDir>/admin/src/features/${name}`;

/** Every page shows the manifests of all features, in the menu, and lists their shortcuts. */
const textsOf = (feature: FeatureFile) => `${folderOf(feature)}/**/!(*.shortcuts|*.feature).{ts,tsx}`;

const within = (folders: readonly string[]) => folders.map((folder) => `${folder}/**`);

/** The titles of examples are the names of their exports, and what describes them is the comment above. */
const exampleExtractor: ExtractorType = {
  match: (file) => file.endsWith('.examples.tsx'),
  extract: async (file, code, onMessage, context) => {
    await babelExtractor.extract(file, code, onMessage, context);
    const texts = readExamples(code).flatMap(({ title, description = [] }) => [title].concat(description));
    // A page of several widgets has a heading for each.
    const isOneOfSeveral = globSync('*.examples.tsx', { cwd: dirname(file) }).length > 1;
    if (isOneOfSeveral && !file.includes('/widgets/')) texts.push(headingOf(basename(file, '.examples.tsx')));
    texts.forEach((message) => onMessage({ id: exampleTextId(message), message, origin: [file, 1] }));
  },
};

/** Most titles of the UI kit's menu are the names of folders: they are read from the module that the build makes. */
const kitExtractor: ExtractorType = {
  match: (file) => file.endsWith('/ui-kit/kit.groups.ts'),
  extract: (file, _, onMessage, context) => babelExtractor.extract(file, sourceOf(kitTexts()), onMessage, context),
};

/**
 * Catalogues by when they are needed, in English (the source) and Brazilian Portuguese. `npm run i18n` brings them up to
 * date. `entry` loads with the first page, `app` with the first page of a session, `deferred` with the deferred parts of the
 * frame, `kit` with the first page that needs one of its widgets or shared folders, `storybook` in Storybook alone, those of examples with the pages of their group in the UI kit, and those of a feature with its pages.
 */
export default defineConfig({
  sourceLocale: 'en',
  // French and German have the catalogues of `lingui.translated.config.ts` alone.
  locales: ['en', 'pt-BR', 'fr', 'de'],
  fallbackLocales: { default: 'en' },
  format: formatter({ style: 'minimal' }),
  extractors: [exampleExtractor, kitExtractor, babelExtractor],
  catalogs: [
    {
      path: '<rootDir>/design-system/locales/{locale}/entry',
      include: entryWidgets,
      exclude: [examples, ...storybookTexts, ...notTexts],
    },
    {
      path: '<rootDir>/design-system/locales/{locale}/app',
      include: [...appWidgets, bookmarkBar],
      exclude: [examples, ...storybookTexts, ...notTexts],
    },
    {
      path: '<rootDir>/design-system/locales/{locale}/deferred',
      include: deferredWidgets,
      exclude: [examples, ...storybookTexts, ...notTexts],
    },
    {
      path: '<rootDir>/design-system/locales/{locale}/kit',
      include: ['<rootDir>/design-system/src'],
      exclude: [
        examples,
        ...within([...entryWidgets, ...appWidgets]),
        bookmarkBar,
        ...deferredWidgets,
        ...storybookTexts,
        ...notTexts,
      ],
    },
    {
      path: '<rootDir>/design-system/locales/{locale}/storybook',
      include: storybookTexts,
      exclude: notTexts,
    },
    ...[...exampleGroups].map((group) => ({
      path: `<rootDir>/design-system/locales/{locale}/examples/${group}`,
      include: [`${group}/**/*.{examples,samples}.{ts,tsx}`, ...(lent[group] ?? [])].map(
        (files) => `<rootDir>/design-system/src/${files}`,
      ),
      exclude: notTexts,
    })),
    { path: '<rootDir>/admin/locales/{locale}/entry', include: entryPages, exclude: notTexts },
    {
      path: '<rootDir>/admin/locales/{locale}/app',
      include: ['<rootDir>/admin/src'],
      exclude: [
        ...within([...entryPages, access, journal, legal, references, ...shared]),
        ...deferred,
        deniedRoute,
        ...[...features.values()].flat().map(textsOf),
        ...notTexts,
      ],
    },
    { path: '<rootDir>/admin/locales/{locale}/kit', include: shared, exclude: notTexts },
    { path: '<rootDir>/admin/locales/{locale}/deferred', include: deferred, exclude: notTexts },
    { path: '<rootDir>/admin/locales/{locale}/legal', include: [legal], exclude: notTexts },
    { path: '<rootDir>/admin/locales/{locale}/access', include: [access, deniedRoute], exclude: notTexts },
    { path: '<rootDir>/admin/locales/{locale}/journal', include: [journal], exclude: notTexts },
    { path: '<rootDir>/admin/locales/{locale}/references', include: [references], exclude: notTexts },
    ...[...features].map(([name, members]) => ({
      path: `<rootDir>/admin/locales/{locale}/${name}`,
      include: members.map(folderOf),
      exclude: ['**/*.feature.ts', ...notTexts],
    })),
  ],
});
