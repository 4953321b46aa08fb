import { hrefOf } from '../../src/manifest/manifest.ts';
import { paths } from '../../src/paths.ts';
import { kitFolders } from '../../vite/kit-parts.ts';
import { readFeatures } from '../../vite/read-features.ts';

/** The addresses of the app, as the manifests and the design system have them: a page that is added is among them. */
export interface Routes {
  /** The pages that people see who are signed out, A–Z. */
  open: readonly string[];
  /** The pages of a session, in groups that stay together. */
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

/** Deals routes into groups of about so many; pages with the same first part of their address stay together. */
function inGroups(routes: readonly string[], size: number): (readonly string[])[] {
  const families = Object.values(Object.groupBy(routes, (route) => route.split('/')[1] ?? ''));
  return families.reduce<string[][]>((groups, family = []) => {
    const last = groups.at(-1);
    if (last && last.length + family.length <= size) last.push(...family);
    else groups.push([...family]);
    return groups;
  }, []);
}

const routes: Routes = { open, inSession: inGroups(inSession, 28), kit: kitRoutes };
process.stdout.write(JSON.stringify(routes));
