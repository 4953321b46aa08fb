import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { featureTexts } from './feature-texts.ts';

/** Charts and the code highlighter are large, and most stories show neither. */
const widgets =
  /\/design-system\/src\/(?!charts\/|components\/code-block\/|cards\/|datatables\/)|\/node_modules\/(?:react-aria|react-stately|@react-aria|@internationalized)/;

/** Shared by most features, and by few widgets. */
const lists =
  /\/design-system\/src\/(?:tables\/table|extensions\/ratings|components\/(?:pagination|breadcrumbs|description-list))\//;

/** The folders of the fake API, those first that others take records from: a group brings what its modules need, unless it is taken. */
const fakeApis = [
  'users',
  'roles',
  ...foldersOf('../../mocks/src/').filter((name) => !/^(?:users|roles|sales-api|lib|pictures|server)$/.test(name)),
];

/** Widgets show the records of a feature, and never what answers its calls. */
const records = String.raw`(?!.*\.(?:handlers|scenarios|rules|answers)\.ts)`;

/**
 * The files of the static Storybook. Without groups each module that two stories share is a request of its own; a story loads
 * the preview, the few files of the widgets that it shows, and a feature's story the world around it.
 *
 * Groups that know their entries hold together what the same stories need. Small ones join their closest neighbour: the
 * larger the threshold, the fewer requests and the more that a story loads in vain.
 */
export const files: Rolldown.CodeSplittingGroup[] = [
  { name: 'preview', tags: ['$initial'], priority: 9 },
  // The a11y addon loads it after the story; nothing that a story needs at once may come with it.
  { name: 'axe', test: /\/node_modules\/axe-core\//, priority: 9 },
  { debugName: 'texts', name: textsOf, test: /\/locales\/.+\.json|\/appearance\/texts\//, priority: 8 },
  // Without a file of their own for shared modules, widgets and the app would each bring the whole of the other along.
  { name: 'libraries', test: /\/node_modules\/(?:date-fns|use-sync-external-store)\//, minShareCount: 12, priority: 7 },
  { name: 'testing', test: /\/\.storybook\/testing\//, minShareCount: 2, priority: 7 },
  { name: 'money', test: /\/design-system\/src\/lib\/money\//, minShareCount: 2, priority: 8 },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 4, priority: 7 },
  // All features use these, and some of them the worker: what they need comes with them.
  { ...shared('samples', /\/mocks\/src\/(?:(?:lib|pictures|server)\/|[^/]+\.ts)/, 30_000), priority: 7 },
  // The world around each feature calls it; no widget shows its records.
  { name: 'sales-api', test: /\/mocks\/src\/(?:sales-api|world)\//, priority: 7 },
  // A feature asks few others for their records; in one file, each would bring those of all.
  ...fakeApis.map((name) => ({
    name: `samples-${name}`,
    test: new RegExp(`/mocks/src/${name}/${records}`),
    priority: 6,
  })),
  ...fakeApis.map((name) => ({ name: `fake-api-${name}`, test: new RegExp(`/mocks/src/${name}/`), priority: 6 })),
  { name: 'common', test: widgets, minShareCount: 75, priority: 5 },
  { name: 'lists', test: lists, minShareCount: 30, priority: 4 },
  { name: 'parts', test: widgets, minShareCount: 48, priority: 4 },
  // The world shows it, and would keep it from other widgets: a file that holds one of those would bring the world along.
  {
    name: 'cover',
    test: /\/design-system\/src\/(?:widgets\/auth-cover\/|components\/alerts\/FormError\.)/,
    priority: 4,
  },
  {
    name: 'world',
    test: /\/admin\/src\/(?!features\/)|\/\.storybook\/(?:feature|journey|statechart)\//,
    minShareCount: 10,
    priority: 3,
  },
  { ...shared('kit', /\/design-system\/src\/(?!.*\.examples\.tsx)/, 3_600), priority: 3 },
  { ...shared('features', /\/admin\/src\//, 4_500), priority: 2 },
  { ...shared('shared', /./, 500), priority: 1 },
];

/** A shared file is named after all its stories, and every story's frame loads the names of all files. */
export const fileName = ({ name }: { name: string }): string =>
  name.includes('~') ? `assets/${name.slice(0, name.indexOf('~'))}-[hash].js` : 'assets/[name]-[hash].js';

function shared(name: string, test: RegExp, entriesAwareMergeThreshold: number): Rolldown.CodeSplittingGroup {
  return { name, test, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold };
}

const catalogues = new Set(Object.values(featureTexts).flat());

/** The texts of a language: those of each package, of each group of examples, and of each feature that has its own. */
function textsOf(id: string): string {
  const [, whole = ''] = /\/appearance\/texts\/(.+)\.ts$/.exec(id) ?? [];
  if (whole) return `texts-${whole.replace('.', '-')}`;
  const [, owner = '', language = '', examples = '', name = ''] =
    /\/(admin|design-system)\/locales\/([^/]+)\/(examples\/)?(.+)\.json/.exec(id) ?? [];
  const isOwn = examples !== '' || catalogues.has(name);
  return ['texts', owner, isOwn && name, language].filter(Boolean).join('-');
}

function foldersOf(path: string): string[] {
  const entries = readdirSync(new URL(path, import.meta.url), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
