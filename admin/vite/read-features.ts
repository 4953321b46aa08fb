import { globSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Feature, FeaturePage } from '../src/manifest/manifest.ts';

/** A manifest as Node reads it: for the build, the catalogues of texts, and the docs. */
export interface FeatureFile {
  /** The folder's name. */
  name: string;
  /** The folder's path. */
  folder: string;
  feature: Feature;
}

const FEATURES = join(import.meta.dirname, '../src/features');

/** Stands in for Lingui's macro where no compiler has replaced it. */
const macro = `data:text/javascript,
export const msg = (text) => {
  const { message = text[0], context } = text;
  return { id: message, message, context };
}`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@lingui/core/macro' ? { url: macro, shortCircuit: true } : next(specifier, context),
});

const require = createRequire(import.meta.url);

/**
 * All manifests, A–Z.
 *
 * @param features the folder of the features
 */
export function readFeatures(features = FEATURES): FeatureFile[] {
  return globSync('*/*.feature.ts', { cwd: features })
    .toSorted()
    .map((file) => {
      const { default: feature } = require(join(features, file)) as { default: Feature };
      return { name: basename(dirname(file)), folder: join(features, dirname(file)), feature };
    });
}

/** The file of a page, relative to the feature's folder; undefined for a redirect. */
export function fileOf({ load }: Pick<FeaturePage, 'load'>): string | undefined {
  return load && /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(load.toString())?.[1];
}
