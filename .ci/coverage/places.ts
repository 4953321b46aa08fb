import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '../../admin/src/paths.ts';
import { kitFolders } from '../../admin/vite/kit-parts.ts';
import { readFeatures } from '../../admin/vite/read-features.ts';
import type { Machine, Place, StoryRef } from './coverage.types.ts';
import type { Story } from './stories.ts';

/** A part of the app, before its journeys are known. */
interface Part {
  key: string;
  /** Its folders, from the top of the repository, each with a slash at its end. */
  folders: readonly string[];
  routes: readonly string[];
  /** The file whose first story shows it, where that is not the first page. */
  start?: string;
}

const TOP = join(import.meta.dirname, '../..');

/** Beside features and UI kit. */
const OTHERS: readonly Part[] = [
  {
    key: 'session',
    folders: ['admin/src/session/', 'admin/src/http/', 'admin/src/storage/', 'mocks/src/sales-api/', 'mocks/src/jwt/'],
    routes: [paths.login, paths.register, paths.forgotPassword],
    start: 'admin/src/session/pages/SignInPage.stories.tsx',
  },
  {
    key: 'shell',
    folders: ['admin/src/shell/', 'admin/src/app/'],
    routes: [paths.home],
    start: 'admin/src/app/App.stories.tsx',
  },
  { key: 'cart', folders: ['admin/src/cart/'], routes: [paths.checkout] },
  { key: 'outbox', folders: ['admin/src/outbox/'], routes: [] },
  { key: 'query', folders: ['admin/src/query/'], routes: [] },
];

function readParts(): Part[] {
  const features = readFeatures().map(({ name, feature }) => ({
    key: name,
    folders: [`admin/src/features/${name}/`, ...(feature.mocks ?? [name]).map((mock) => `mocks/src/${mock}/`)],
    routes: feature.pages
      .filter(({ load }) => load)
      .flatMap(({ path, children = [] }) => [path, ...children.map((child) => `${path}/${child}`)]),
  }));
  const kit = kitFolders().map((folder) => ({
    key: folder,
    folders: [`design-system/src/${folder}/`],
    routes: [`/${folder}`],
  }));
  return [...features, ...kit, ...OTHERS];
}

/** The parts of the app, with what stands in their folders. */
export function readPlaces(stories: readonly Story[]) {
  const parts = readParts();
  const keysOf = (file: string) =>
    parts.filter(({ folders }) => folders.some((folder) => file.startsWith(folder))).map(({ key }) => key);

  const keyAt = (route: string) => {
    const part = parts.find(({ routes }) => routes.includes(route));
    if (!part) throw new Error(`The specification names the route ${route}, which no feature has.`);
    return part.key;
  };

  const placeOf = ({ key, folders: [own = ''], routes, start: first }: Part): Place => {
    const within = stories.filter(({ file }) => file.startsWith(own));
    const start =
      stories.find(({ file }) => file === first) ??
      within.find(({ file }) => file.toLowerCase().endsWith(`/${key.replaceAll('-', '')}page.stories.tsx`)) ??
      within.find(({ file }) => file.endsWith('Page.stories.tsx')) ??
      within[0];
    return {
      routes,
      ...(start && { start: refOf(start) }),
      journeys: within.filter(({ isJourney }) => isJourney).map(refOf),
      builtJourneys: builtJourneys
        .filter(({ goesTo }) => routes.some(goesTo))
        .map(({ file, title }) => ({ file, title })),
      machines: machinesOf(within),
    };
  };
  return { keysOf, keyAt, places: Object.fromEntries(parts.map((part) => [part.key, placeOf(part)])) };
}

export const refOf = ({ id, name, file }: Story): StoryRef => ({ id, name, file });

/** Journeys about the app as a whole visit many pages and are about none of them. */
const builtJourneys = globSync('admin/e2e/*/*.journey.ts', { cwd: TOP })
  .filter((file) => dirname(file) !== 'admin/e2e/product')
  .toSorted()
  .map((file) => {
    const source = readFileSync(join(TOP, file), 'utf8');
    return {
      file,
      title: file.replace(/^.*\/(.+)\.journey\.ts$/, '$1').replaceAll('-', ' '),
      /** Whether it opens a page of this route. */
      goesTo: (route: string) =>
        /\/(?:failure|session)\//.test(file)
          ? route === paths.login
          : route !== paths.home && new RegExp(`goto\\(['"\`]${beginningOf(route)}`).test(source),
    };
  });

const beginningOf = (route: string) => route.replace(/\/:.*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function machinesOf(stories: readonly Story[]): Machine[] {
  const byFile = Map.groupBy(
    stories.filter(({ state }) => state !== undefined),
    ({ file }) => file,
  );
  return [...byFile].map(([file, states]) => ({
    id: idOfMachine(file),
    states: states.map(({ id, state = '' }) => ({ state, story: id })),
  }));
}

/** By the walk that the stories of the states import. */
function idOfMachine(file: string): string {
  const folder = join(TOP, dirname(file));
  const [, walk = ''] = /from '\.\/([\w-]+)\.walk\.testing\.ts'/.exec(readFileSync(join(TOP, file), 'utf8')) ?? [];
  const machine = readFileSync(join(folder, `${walk}.machine.ts`), 'utf8');
  return /^ +id: '([\w-]+)'/m.exec(machine)?.[1] ?? walk;
}
