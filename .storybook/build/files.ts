import type { Rolldown } from 'vite';

/** Charts and the code highlighter are large, and most stories show neither. */
const widgets =
  /\/design-system\/src\/(?!charts\/|components\/code-block\/|cards\/|datatables\/)|\/node_modules\/(?:react-aria|react-stately|@react-aria|@internationalized)/;

/** Shared by most features, and by few widgets. */
const lists =
  /\/design-system\/src\/(?:tables\/table|extensions\/ratings|components\/(?:pagination|breadcrumbs|description-list))\//;

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
  { debugName: 'texts', name: textsOf, test: /\/locales\/.+\.json/, priority: 8 },
  // Without a file of their own for shared modules, widgets and the app would each bring the whole of the other along.
  { name: 'libraries', test: /\/node_modules\/(?:date-fns|use-sync-external-store)\//, minShareCount: 12, priority: 7 },
  { name: 'testing', test: /\/\.storybook\/testing\//, minShareCount: 2, priority: 7 },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 12, priority: 7 },
  { ...shared('samples', /\/mocks\/src\/(?!.*\.(?:handlers|scenarios|rules|answers)\.ts)/, 20_000), priority: 7 },
  { name: 'fake-api', test: /\/mocks\/src\/|\/node_modules\/(?:msw|@mswjs|@msw)\//, minShareCount: 2, priority: 6 },
  { name: 'common', test: widgets, minShareCount: 75, priority: 5 },
  { name: 'lists', test: lists, minShareCount: 30, priority: 4 },
  { name: 'parts', test: widgets, minShareCount: 48, priority: 4 },
  {
    name: 'world',
    test: /\/admin\/src\/(?!features\/)|\/\.storybook\/(?:feature|journey|statechart)\//,
    minShareCount: 10,
    priority: 3,
  },
  { ...shared('kit', /\/design-system\/src\/(?!.*\.examples\.tsx)/, 2_000), priority: 3 },
  { ...shared('features', /\/admin\/src\//, 3_000), priority: 2 },
  { ...shared('shared', /./, 500), priority: 1 },
];

/** A shared file is named after all its stories, and every story's frame loads the names of all files. */
export const fileName = ({ name }: { name: string }): string =>
  name.includes('~') ? `assets/${name.slice(0, name.indexOf('~'))}-[hash].js` : 'assets/[name]-[hash].js';

function shared(name: string, test: RegExp, entriesAwareMergeThreshold: number): Rolldown.CodeSplittingGroup {
  return { name, test, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold };
}

/** The texts of a language: those of each package, and of each group of examples. */
function textsOf(id: string): string {
  const [, owner = '', language = '', examples = ''] =
    /\/(admin|design-system)\/locales\/([^/]+)\/(?:examples\/(.+)\.json)?/.exec(id) ?? [];
  return ['texts', owner, examples, language].filter(Boolean).join('-');
}
