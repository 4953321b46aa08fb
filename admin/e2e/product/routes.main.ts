import { hrefOf } from '../../src/manifest/manifest.ts';
import { paths } from '../../src/paths.ts';
import { kitFolders } from '../../vite/kit-parts.ts';
import { readFeatures } from '../../vite/read-features.ts';

/** The addresses of the app, as the manifests and the design system have them: a page that is added is among them. */
export interface Routes {
  /** The pages that people see who are signed out, A–Z. */
  open: readonly string[];
  /** The pages of a session, A–Z, in groups that take about as long. */
  inSession: readonly (readonly string[])[];
  /** The pages of the UI kit among them. */
  kit: readonly string[];
}

/** Addresses for the parameters of pages: one of each kind that the fake data has. */
const samples: Readonly<Record<string, string>> = {
  '/apps/ecommerce/product-detail/:product': 'city-daypack-20-l-13',
  '/apps/email/:folder': 'sent',
  '/apps/email/label/:label': 'company',
  '/apps/todo/:filter': 'important',
  '/apps/todo/tag/:tag': 'update',
  '/pages/knowledge-base/:category/:question?': 'api-questions',
};

const kitRoutes = kitFolders().map((folder) => `/${folder}`);

const pages = readFeatures().flatMap(({ feature }) => feature.pages);

/** The pages that people see who are signed out. */
const open: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  '/nowhere',
  ...pages.filter(({ layout }) => layout === 'open').flatMap(({ path, aliases = [] }) => [path, ...aliases]),
].toSorted();

/** The pages of a session, A–Z: of all manifests, and of the UI kit. */
const inSession: readonly string[] = [
  ...pages
    .filter(({ layout, redirectTo }) => layout !== 'open' && redirectTo === undefined)
    .flatMap(({ path, aliases = [], children = [] }) => [
      path,
      ...aliases,
      ...children.map((child) => `${path}/${child}`),
    ])
    .map(addressOf),
  ...kitRoutes,
].toSorted();

function addressOf(pattern: string): string {
  const sample = samples[pattern];
  const address = hrefOf({ path: pattern }).replace(/:\w+$/, (name) => sample ?? name);
  if (address.includes(':'))
    throw new Error(`The page at ${pattern} needs an address to be visited at: add it to samples.`);
  return address;
}

/** Deals routes into groups of the same size, and of so many at most. */
function inGroups(routes: readonly string[], most: number): (readonly string[])[] {
  const count = Math.ceil(routes.length / most);
  const starts = Array.from({ length: count + 1 }, (_, at) => Math.round((at * routes.length) / count));
  return starts.slice(1).map((end, at) => routes.slice(starts[at], end));
}

const routes: Routes = { open, inSession: inGroups(inSession, 13), kit: kitRoutes };
process.stdout.write(JSON.stringify(routes));
