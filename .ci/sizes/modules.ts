import { globSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../admin/src/paths.ts';
import { type FeatureFile, fileOf, readFeatures } from '../../admin/vite/read-features.ts';

const DESIGN_SYSTEM = join(import.meta.dirname, '../../design-system/src');

/** The entry, with which every page begins; sign-in is part of it. */
const ENTRY = 'index.html';

const KIT = ['src/ui-kit/kit.loader.ts', 'src/ui-kit/KitPage.tsx'];

/**
 * The modules that a page cannot do without, as the build's manifest names them: the entry and the page's lazy parts.
 *
 * @param path the `path` of a page in a manifest, a folder of examples, or sign-in
 * @throws when there is no such page, or it has no code
 */
export function modulesOf(path: string, features: readonly FeatureFile[] = readFeatures()): string[] {
  if (path === paths.login) return [ENTRY];
  const found = pageOf(path, features) ?? kitPageOf(path);
  if (!found) throw new Error(`No page is built at "${path}". Correct the path in admin/bench/budgets.json.`);
  return [ENTRY, ...found];
}

function pageOf(path: string, features: readonly FeatureFile[]): string[] | undefined {
  const files = features.flatMap(({ name, feature }) =>
    feature.pages.flatMap((page) => (page.path === path && page.load ? `src/features/${name}/${fileOf(page)}` : [])),
  );
  return files.length > 0 ? files : undefined;
}

function kitPageOf(path: string): string[] | undefined {
  const examples = globSync(`.${path}/*.examples.tsx`, { cwd: DESIGN_SYSTEM }).toSorted();
  return examples.length > 0 ? [...KIT, ...examples.map((file) => `../design-system/src/${file}`)] : undefined;
}
